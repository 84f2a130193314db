import { changeKind, costsNoMore } from './plan-change';

test.each([
  ['tier1', 'month', 'tier1', 'month', 'same'],
  ['tier1', 'month', 'tier2', 'month', 'now'],
  ['tier1', 'month', 'tier1', 'year', 'now'],
  ['tier1', 'month', 'tier4', 'year', 'now'],
  ['tier2', 'month', 'tier1', 'month', 'at-period-end'],
  ['tier2', 'month', 'tier1', 'year', 'at-period-end'],
  ['tier2', 'year', 'tier2', 'month', 'at-period-end'],
  ['tier2', 'year', 'tier3', 'month', 'at-period-end'],
] as const)('%s by the %s to %s by the %s: %s', (plan, interval, toPlan, toInterval, kind) => {
  expect(changeKind({ plan, interval }, { plan: toPlan, interval: toInterval })).toBe(kind);
});

test.each([
  ['tier3', 'month', 2499, 'tier2', 'month', true],
  ['tier3', 'year', 24990, 'tier2', 'year', true],
  ['tier3', 'year', 24990, 'tier2', 'month', true],
  ['tier2', 'year', 14990, 'tier2', 'month', false],
  ['tier1', 'year', 7990, 'tier4', 'month', false],
  ['tier2', 'month', 1499, 'tier1', 'year', false],
  ['tier2', 'month', 1499, 'tier3', 'month', false],
  // Of an older price list.
  ['tier3', 'month', null, 'tier2', 'month', false],
] as const)(
  'from %s by the %s for %s to %s by the %s: costs no more is %s',
  (plan, interval, amount, toPlan, toInterval, expected) => {
    const present = { choice: { plan, interval }, amount, currency: 'EUR' };
    expect(costsNoMore(present, { plan: toPlan, interval: toInterval })).toBe(expected);
  },
);
