import type { Release } from '@skora/shared/contract';
import { readSignedRelease } from '../signing/signatures';
import type { ReleaseStore } from '../store/release-store';
import { checkServed } from './checks/check-elsewhere';
import { checkDeployed } from './checks/check-release';

/** A release that does not fit any more what is deployed, or whose files on another origin are not there. */
export class UnfitReleaseError extends Error {}

/** A release of which nothing is wrong but that the server of its files did not answer. It may do so later. */
export class UnreachedFilesError extends UnfitReleaseError {}

/**
 * Reads a release that is about to be shown. @throws {UnfitReleaseError}, or as {@link readSignedRelease} does when its owner did
 * not sign it
 */
export async function readShowable(store: ReleaseStore, id: string, release: string): Promise<Release> {
  const found = await readSignedRelease(store, id, release);
  const deployed = await checkDeployed(store, found);
  const served = await checkServed(store, found);
  const reasons = [...deployed, ...served.map(({ reason }) => reason)];
  if (reasons.length === 0) return found;
  const isUnreached = deployed.length === 0 && served.every((fault) => fault.isUnreached);
  const Refusal = isUnreached ? UnreachedFilesError : UnfitReleaseError;
  throw new Refusal(`${id} ${release} cannot be shown:\n- ${reasons.join('\n- ')}`);
}
