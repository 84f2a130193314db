import { planEvent } from './plan-event';
import type { Subscription } from './subscription';

const BASE: Subscription = {
  ...{
    id: 'sub_1',
    customerId: 'cus_1',
    itemId: 'si_1',
    payer: 'self',
    status: 'active',
    currency: 'EUR',
    amount: 799,
  },
  ...{ startedAt: 0, periodEnd: 1000, cancelAtPeriodEnd: false, pause: null, schedule: null, pending: null },
  ...{ paymentMethod: null, choice: { plan: 'tier1', interval: 'month' } },
};
const OTHER = { plan: 'tier2', interval: 'month' } as const;
const with_ = (changes: Partial<Subscription>): Subscription => ({ ...BASE, ...changes });
const told = (before: Subscription | null, after: Subscription | null, paid = false, paidUntil = 1000) =>
  planEvent({ before, after, paid, paidUntil })?.change ?? null;

test.each([
  ['a first plan', null, BASE, 'paid'],
  ['a plan after an old one', with_({ id: 'sub_0', status: 'over' }), BASE, 'paid'],
  ['another plan', BASE, with_({ choice: OTHER }), 'changed'],
  ['a plan that comes later', BASE, with_({ schedule: { id: 's', choice: OTHER } }), 'planned'],
  ['a planned plan that has begun', BASE, with_({ schedule: { id: 's', choice: null } }), null],
  ['a plan that will end', BASE, with_({ cancelAtPeriodEnd: true }), 'ending'],
  ['a plan that goes on', with_({ cancelAtPeriodEnd: true }), BASE, 'resumed'],
  ['a payment that failed', BASE, with_({ status: 'past-due', periodEnd: 2000 }), 'unpaid'],
  ['a plan that is over', BASE, null, 'ended'],
  ['nothing', BASE, BASE, null],
  ['a plan of an unknown price', null, with_({ choice: null }), null],
])('%s is told as that', (_name, before, after, change) => {
  expect(told(before, after)).toBe(change);
});

test('a new period is told once it is paid, and once', () => {
  const renewed = with_({ periodEnd: 2000 });
  expect(told(BASE, renewed)).toBeNull();
  expect(told(renewed, renewed, true)).toBe('renewed');
  expect(told(renewed, renewed, true, 2000)).toBeNull();
  expect(told(with_({ periodEnd: 2000, status: 'past-due' }), renewed, true)).toBe('renewed');
});

test('the invoice of a first payment or an upgrade is no second message', () => {
  expect(told(BASE, BASE, true)).toBeNull();
  expect(told(BASE, with_({ choice: OTHER, periodEnd: 2000 }), true)).toBe('changed');
});
