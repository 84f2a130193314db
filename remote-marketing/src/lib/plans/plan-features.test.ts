import { PLAN_WORDS } from '@skora/domain';
import { ENTITLEMENTS, TIERS, type EntitlementKey } from '@skora/shared/contract';
import { addedFeatures, listFeatures, nameBelow } from './plan-features';
import { PAID_PLANS, paidPlan } from './plans';

const KEYS = Object.keys(PLAN_WORDS) as EntitlementKey[];

test('every entitlement has its words, and no other', () => {
  expect([...KEYS].sort()).toEqual(Object.keys(ENTITLEMENTS.tier0).sort());
});

test('a plan adds what the table says, with the numbers of the table', () => {
  expect(addedFeatures('tier1')).toEqual([
    'Your CV as a one-page PDF',
    '5 links to your CV at a time',
    '6 clips, up to 100 MB each',
    'Saves your steps on the program path up to Youth Development',
  ]);
  expect(addedFeatures('tier4')).toEqual([
    'A place at open showcases for your age',
    'A place on the waiting list when one is full',
    'Your showcases in your calendar',
  ]);
});

test.each(PAID_PLANS)('$name adds three to five things: no card stands empty', ({ tier }) => {
  const lines = addedFeatures(tier);
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.length).toBeLessThanOrEqual(5);
});

test('the free plan tells what everybody has and nothing it has not', () => {
  expect(addedFeatures('tier0')).toEqual([
    '1 link to your CV',
    '2 clips, up to 50 MB each',
    'Saves your steps on the program path up to Foundation',
  ]);
});

test('higher plans contain at least as many lines', () => {
  const counts = TIERS.map((tier) => listFeatures(tier).length);
  expect([...counts].sort((a, b) => a - b)).toEqual(counts);
});

test('a row of the comparison is never empty', () => {
  for (const tier of TIERS) {
    for (const key of KEYS) expect(PLAN_WORDS[key].cell(ENTITLEMENTS[tier])).not.toBe('');
  }
});

test('the plan below is named, and only paid plans are found', () => {
  expect(nameBelow('tier1')).toBe('Free');
  expect(nameBelow('tier4')).toBe('Pro Path');
  expect([paidPlan('tier0'), paidPlan('tier5'), paidPlan(null)]).toEqual([null, null, null]);
  expect(paidPlan('tier3')?.name).toBe('Pro Path');
});
