import type { Release } from '@skora/shared/contract';
import { readSignedRelease } from '../signing/signatures';
import type { ReleaseStore } from '../store/release-store';
import { checkServed } from './checks/check-elsewhere';
import { checkDeployed } from './checks/check-release';

/** A release that does not fit any more what is deployed, or whose files on another origin are not there. */
export class UnfitReleaseError extends Error {}

/**
 * Reads a release that is about to be shown. @throws {UnfitReleaseError}, or as {@link readSignedRelease} does when its owner did
 * not sign it
 */
export async function readShowable(store: ReleaseStore, id: string, release: string): Promise<Release> {
  const found = await readSignedRelease(store, id, release);
  const reasons = [...(await checkDeployed(store, found)), ...(await checkServed(store, found))];
  if (reasons.length > 0) {
    throw new UnfitReleaseError(`${id} ${release} cannot be shown:\n- ${reasons.join('\n- ')}`);
  }
  return found;
}
