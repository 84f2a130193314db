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
 * @throws Problem 400 for one we did not make, 409 `price-changed` for one that is over, another's, from before a change of the
 * secret, or no longer right
 */
export function acceptQuote(
  { config, now }: Pick<PaymentServices, 'config' | 'now'>,
  token: string,
  buyer: Pick<QuoteConditions, 'buyer' | 'country'>,
): Quote {
  const quote = readQuote(config.linkSecret, token);
  if (quote === null) {
    // It may be half an hour old, and the secret changed meanwhile. One that has leaked makes no price.
    if (config.linkSecretBefore && readQuote(config.linkSecretBefore, token)) throw priceChanged();
    throw new Problem(400, { errors: [{ at: 'body/quote', message: 'must be a quote of ours' }] });
  }
  const { tax } = priceTerms(quote.price.currency, readTerms(config));
  if (!holdsQuote(quote, { ...buyer, tax, now: now() })) throw priceChanged();
  return quote;
}
