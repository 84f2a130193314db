import { PAID_TIERS, type PaidTier } from '@skora/domain';
import { addedBy } from '@skora/shared/contract';

/** Everything a plan improves over having none, as keys of the entitlements: lower plans first. */
export function listFeatures(tier: PaidTier): string[] {
  const upTo = PAID_TIERS.slice(0, PAID_TIERS.indexOf(tier) + 1);
  return [...new Set(upTo.flatMap(addedBy))];
}
