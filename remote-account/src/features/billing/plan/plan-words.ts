import { planLines } from '@skora/domain';
import { ENTITLEMENTS, type Tier } from '@skora/shared/contract';

/** What a tier has, as lines; numbers are the contract's. */
export function listContents(tier: Tier): string[] {
  return planLines(ENTITLEMENTS[tier]);
}

export function lostBetween(from: Tier, to: Tier): string[] {
  const kept = listContents(to);
  return listContents(from).filter((line) => !kept.includes(line));
}
