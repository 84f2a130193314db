import { paymentView } from './use-payment-view';

const order = { plan: 'tier2', interval: 'year' };

test.each([
  ['', { kind: 'none' }],
  ['?plan=tier0', { kind: 'none' }],
  ['?plan=tier9&interval=year', { kind: 'none' }],
  ['?checkout=success', { kind: 'none' }],
  ['?plan=tier2&interval=year', { kind: 'review', order, cancelled: false }],
  [
    '?plan=tier2&interval=never',
    { kind: 'review', order: { ...order, interval: 'month' }, cancelled: false },
  ],
  ['?plan=tier2&interval=year&checkout=cancelled', { kind: 'review', order, cancelled: true }],
  ['?plan=tier2&interval=year&checkout=success', { kind: 'watch', order }],
  ['?plan=tier2&interval=year&checkout=success&payer=parent', { kind: 'parent-thanks' }],
  ['?plan=tier2&interval=year&checkout=cancelled&payer=parent', { kind: 'parent-cancelled' }],
  ['?plan=tier2&interval=year&checkout=won', { kind: 'review', order, cancelled: false }],
  ['?parent=abc&plan=tier2', { kind: 'parent', token: 'abc' }],
  ['?parent=', { kind: 'none' }],
])('"%s" is %j', (search, view) => {
  expect(paymentView(search)).toEqual(view);
});
