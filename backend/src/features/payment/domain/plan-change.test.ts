import { changeKind } from './plan-change';

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
