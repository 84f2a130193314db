import { readSigned } from '../../../lib/text/read-signed';
import { Problem } from '../../../lib/http/problem';
import { priceTerms, readTerms } from '../../pricing';
import { holdsQuote, type Quote, type QuoteConditions, readQuote } from '../domain/quote';
import type { PaymentServices } from './payment-deps';

/** The answer to a checkout at another price than the one that was shown. Nothing has been begun. */
export function priceChanged(): Problem {
  return new Problem(409, { type: 'price-changed', detail: 'The price is not the one shown any more.' });
}

/**
 * The quote a checkout comes with.
 *
 * @throws Problem 400 for one we did not make, 409 `price-changed` for one that is over, another's, or no longer right
 */
export function acceptQuote(
  { config, now }: Pick<PaymentServices, 'config' | 'now'>,
  token: string,
  buyer: Pick<QuoteConditions, 'buyer' | 'country'>,
): Quote {
  const quote = readSigned(config, (secret) => readQuote(secret, token));
  if (quote === null) {
    throw new Problem(400, { errors: [{ at: 'body/quote', message: 'must be a quote of ours' }] });
  }
  const { tax } = priceTerms(quote.price.currency, readTerms(config));
  if (!holdsQuote(quote, { ...buyer, tax, now: now() })) throw priceChanged();
  return quote;
}
