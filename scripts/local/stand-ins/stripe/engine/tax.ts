import { invalid } from '../protocol/fault';
import type { CheckoutSession, Customer, Price } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { newAddress } from '../objects/customer';
import { sumTaxes, type Taxes } from '../objects/taxes';

/** One rate for each country, in percent. Stripe's depend on the place and the product; other countries have none here. */
const PERCENT: Readonly<Record<string, number>> = {
  CA: 13,
  CH: 8.1,
  DE: 19,
  FR: 20,
  GB: 20,
  IE: 23,
  JP: 10,
  US: 8,
};

/** Whether the tax is in the amount a price has in a currency, or comes on top of it. */
export function taxBehaviorIn(state: StripeState, price: Price, currency: string): string {
  const option = state.beside.currencyOptions.get(price.id)?.[currency];
  return String((price.currency === currency ? price : option)?.tax_behavior ?? 'unspecified');
}

/** @throws StripeFault 400 for a price of which nobody has said whether tax is in it */
export function requireTaxBehavior(state: StripeState, price: Price, currency: string): void {
  if (taxBehaviorIn(state, price, currency) !== 'unspecified') return;
  throw invalid(`The price ${price.id} has no tax_behavior in ${currency}.`, 'line_items');
}

function roundHalfUp(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount));
}

/**
 * The tax on an amount in minor units; a credit gets its tax back.
 *
 * @param country `null`: not known, so there is none
 */
export function taxesOn(amount: number, behavior: string, country: string | null): Taxes {
  const percent = PERCENT[country ?? ''];
  if (country === null || percent === undefined) return [];
  const inclusive = behavior === 'inclusive';
  const tax = roundHalfUp((amount * percent) / (inclusive ? 100 + percent : 100));
  return [
    {
      amount: tax,
      tax_behavior: inclusive ? 'inclusive' : 'exclusive',
      tax_rate_details: { tax_rate: `txr_stand_in_${country.toLowerCase()}` },
      taxability_reason: 'standard_rated',
      taxable_amount: inclusive ? amount - tax : amount,
      type: 'tax_rate_details',
    },
  ];
}

/** The country a customer is taxed in. */
export function countryOf(state: StripeState, customer: string): string | null {
  return state.find('customers', customer)?.address?.country ?? null;
}

/** Works the tax of a session out once its buyer's country is known; before, it is none. */
export function taxSession(state: StripeState, session: CheckoutSession, price: Price): void {
  const country = countryOf(state, session.customer);
  if (!session.automatic_tax.enabled || country === null) return;
  const { amount_subtotal: subtotal, currency } = session;
  const taxes = taxesOn(subtotal, taxBehaviorIn(state, price, currency), country);
  const { inclusive, exclusive } = sumTaxes(taxes);
  change(session, {
    amount_total: subtotal + exclusive,
    automatic_tax: { ...session.automatic_tax, status: 'complete' },
    customer_details: session.customer_details && {
      ...session.customer_details,
      address: newAddress(country),
    },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: inclusive + exclusive },
  });
}

/** Takes the country over that a buyer has typed. */
export function setCountry(customer: Customer, country: string): void {
  change(customer, { address: newAddress(country) });
}
