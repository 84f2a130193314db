import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Choice, TaxTreatment } from '../../pricing';
import { type ChargeCountry, isPriced } from './charge-country';

/** A price at Stripe, as it is charged per interval. */
export interface StripePrice {
  id: string;
  /** ISO 4217, upper case. */
  currency: string;
  /** In minor units, without a tax that is added. */
  amount: number;
}

/** What somebody is shown, and later charged, for a plan. */
export interface Quote extends Choice, ChargeCountry {
  /** Who may use it, see {@link accountBuyer} and {@link parentBuyer}. */
  buyer: string;
  price: StripePrice;
  tax: TaxTreatment;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const QUOTE_MS = 30 * 60_000;

/** A player who pays. */
export const accountBuyer = (uid: string) => `account:${uid}`;

/** A parent, by the request they were asked with. */
export const parentBuyer = (requestId: string) => `parent:${requestId}`;

const TOKEN = /^([\w-]{1,900})\.([\w-]{43})$/;

function sign(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`price-quote:${payload}`).digest('base64url');
}

/** A quote as the client keeps it: readable, and ours as long as the secret lives. */
export function writeQuote(secret: string, quote: Quote): string {
  const payload = Buffer.from(JSON.stringify(quote)).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

/** Reads a quote; `null` when we did not make it. */
export function readQuote(secret: string, token: string): Quote | null {
  const [, payload, signature = ''] = TOKEN.exec(token) ?? [];
  if (payload === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, payload)));
  return isOurs ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Quote) : null;
}

/** What has to hold at checkout as it did when the quote was made. */
export interface QuoteConditions {
  buyer: string;
  /** The account's country; `null` when it has none. */
  country: string | null;
  tax: TaxTreatment;
  now: number;
}

/**
 * Whether a quote still says what its bearer would be charged. What Stripe charges by now is compared apart from this.
 * A country that was located or the default one counts for as long as the quote does: nobody is located again.
 */
export function holdsQuote(quote: Quote, { buyer, country, tax, now }: QuoteConditions): boolean {
  if (quote.buyer !== buyer || quote.tax !== tax || quote.expiresAt <= now) return false;
  return isPriced(country) ? quote.country === country : quote.countryFrom !== 'account';
}

/** Whether two prices are one and the same to a buyer. */
export function isSamePrice(one: StripePrice, other: StripePrice): boolean {
  return one.id === other.id && one.currency === other.currency && one.amount === other.amount;
}
