import type Stripe from 'stripe';

type Line = Pick<Stripe.InvoiceLineItem, 'parent' | 'period'>;
type Item = Pick<Stripe.SubscriptionItem, 'id' | 'current_period_start' | 'current_period_end'>;

/**
 * Whether a line of an invoice is the price of the current period of a subscription's item. The difference of an upgrade is
 * not, nor is an older period. Where a change of plan begins a new period, Stripe's times differ by seconds, so the line
 * counts that covers the middle of the period.
 */
export function paysForCurrentPeriod({ parent, period }: Line, item: Item): boolean {
  const details = parent?.subscription_item_details ?? null;
  if (details === null || details.proration || details.subscription_item !== item.id) return false;
  const middle = (item.current_period_start + item.current_period_end) / 2;
  return period.start <= middle && middle < period.end;
}
