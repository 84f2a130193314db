import { PAID_TIERS, planLines, type PaidTier } from '@skora/domain';
import { addedBy, ENTITLEMENTS, type EntitlementKey, type Tier } from '@skora/shared/contract';
import { PLANS } from './plans';

/** A larger clip is said in the line of the clips. */
const SAID_BY: Partial<Record<EntitlementKey, EntitlementKey>> = { clipMegabytes: 'clips' };

/** What a plan adds to the one below it, in words; for the free plan, what everybody has. */
export function addedFeatures(tier: Tier): string[] {
  if (tier === 'tier0') return listFeatures(tier);
  return planLines(
    ENTITLEMENTS[tier],
    addedBy(tier).map((key) => SAID_BY[key] ?? key),
  );
}

/** Everything a plan contains, in words. */
export function listFeatures(tier: Tier): string[] {
  return planLines(ENTITLEMENTS[tier]);
}

/** Name of the plan below, which a plan contains. */
export function nameBelow(tier: PaidTier): string {
  return PLANS[PAID_TIERS.indexOf(tier)]?.name ?? '';
}
