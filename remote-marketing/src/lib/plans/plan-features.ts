import { addedBy, ENTITLEMENTS, type EntitlementKey, type Tier } from '@skora/shared/contract';
import { FEATURE_KEYS, FEATURE_WORDS } from './feature-words';
import { PLANS, type PaidTier } from './plans';

/** A larger clip is said in the line of the clips. */
const SAID_BY: Partial<Record<EntitlementKey, EntitlementKey>> = { clipMegabytes: 'clips' };

function listLines(tier: Tier, keys: readonly EntitlementKey[]): string[] {
  const told = new Set(keys.map((key) => SAID_BY[key] ?? key));
  return FEATURE_KEYS.filter((key) => told.has(key)).flatMap((key) =>
    FEATURE_WORDS[key].lines(ENTITLEMENTS[tier]),
  );
}

/** What a plan adds to the one below it, in words; for the free plan, what everybody has. */
export function addedFeatures(tier: Tier): string[] {
  return listLines(tier, tier === 'tier0' ? FEATURE_KEYS : addedBy(tier));
}

/** Everything a plan contains, in words. */
export function listFeatures(tier: Tier): string[] {
  return listLines(tier, FEATURE_KEYS);
}

/** Name of the plan below, which a plan contains. */
export function nameBelow(tier: PaidTier): string {
  return PLANS[PLANS.findIndex((plan) => plan.tier === tier) - 1]?.name ?? '';
}
