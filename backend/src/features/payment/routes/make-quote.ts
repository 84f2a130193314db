import { countryName } from '@skora/domain';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { type Choice, currencyOf, findMinorUnit, type PriceTerms, priceTerms } from '../../pricing';
import type { ChargeCountry } from '../domain/charge-country';
import { type Quote, QUOTE_MS, writeQuote } from '../domain/quote';
import { readPrice } from '../stripe/prices';

interface QuoteWish extends ChargeCountry {
  choice: Choice;
  /** Who may use it. */
  buyer: string;
}

interface QuoteDeps {
  payments: StripeGateway;
  terms: PriceTerms;
  now: () => number;
}

/** What a plan costs somebody, as Stripe would charge it now. @throws Problem 503 when Stripe cannot tell */
export async function makeQuote(
  { payments, terms, now }: QuoteDeps,
  { choice: { plan, interval }, buyer, country, countryFrom }: QuoteWish,
): Promise<Quote> {
  const price = await readPrice(payments, { plan, interval }, currencyOf(country));
  const { tax } = priceTerms(price.currency, terms);
  return { plan, interval, buyer, price, tax, country, countryFrom, expiresAt: now() + QUOTE_MS };
}

/** A quote as a page shows it, with the token by which checkout knows it again. */
export function quoteView(quote: Quote, terms: PriceTerms, secret: string) {
  const { plan, interval, price, tax, country, countryFrom, expiresAt } = quote;
  const { sample, taxLabel } = priceTerms(price.currency, terms);
  return {
    quote: writeQuote(secret, quote),
    ...{ plan, interval, tax, taxLabel, country, countryFrom, sample },
    amount: price.amount,
    currency: price.currency,
    minorUnit: findMinorUnit(price.currency),
    countryName: countryName(country),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
