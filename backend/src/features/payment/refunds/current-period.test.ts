import type Stripe from 'stripe';
import { paysForCurrentPeriod } from './current-period';

const ITEM = { id: 'si_1', current_period_start: 1000, current_period_end: 2000 };

const line = (
  details: { proration?: boolean; subscription_item?: string } | null,
  start = 1000,
  end = 2000,
) =>
  ({
    parent: details && {
      subscription_item_details: { proration: false, subscription_item: 'si_1', ...details },
    },
    period: { start, end },
  }) as Pick<Stripe.InvoiceLineItem, 'parent' | 'period'>;

test.each([
  ['the price of the period', line({}), true],
  ['the price of a period that began seconds before', line({}, 995, 1995), true],
  ['the period before', line({}, 0, 1000), false],
  ['the period after', line({}, 2000, 3000), false],
  ['a month before a change to a year', line({}, 990, 1080), false],
  ['a difference', line({ proration: true }), false],
  ['another item', line({ subscription_item: 'si_2' }), false],
  ['a line about no subscription', line(null), false],
])('%s', (_name, one, pays) => {
  expect(paysForCurrentPeriod(one, ITEM)).toBe(pays);
});
