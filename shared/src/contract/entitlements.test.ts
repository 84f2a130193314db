import {
  addedBy,
  cheapestTierWith,
  ENTITLEMENTS,
  type Entitlements,
  type EntitlementKey,
} from './entitlements';
import { TIERS } from './tier';

const STAGES = ['foundation', 'youth-development', 'professional-development', 'senior'];

function rank(key: EntitlementKey, value: Entitlements[EntitlementKey]): number {
  if (key === 'programPath') return STAGES.indexOf(String(value));
  return value === null ? Infinity : Number(value);
}

it('gives every plan at least what the plan below it has', () => {
  const falls = TIERS.slice(1).flatMap((tier, index) =>
    (Object.keys(ENTITLEMENTS[tier]) as EntitlementKey[]).filter(
      (key) => rank(key, ENTITLEMENTS[tier][key]) < rank(key, ENTITLEMENTS[TIERS[index] ?? 'tier0'][key]),
    ),
  );
  expect(falls).toEqual([]);
});

it('has something new in every paid plan, and the showcases in the last one only', () => {
  expect(addedBy('tier0')).toEqual([]);
  for (const tier of TIERS.slice(1)) expect(addedBy(tier).length).toBeGreaterThan(0);
  expect(TIERS.filter((tier) => ENTITLEMENTS[tier].showcases)).toEqual(['tier4']);
});

it('names the cheapest plan for a wish', () => {
  expect(cheapestTierWith(({ clips }) => clips >= 10)).toBe('tier2');
  expect(cheapestTierWith(({ shareLinks }) => shareLinks > 0)).toBe('tier0');
  expect(cheapestTierWith(({ clips }) => clips > 1000)).toBeUndefined();
});
