import { bucketReleaseStore } from './bucket-release-store';
import { localReleaseStore } from './local-release-store';
import type { ReleaseStore } from './release-store';

/** Opens the store an address names: `gs://bucket`, or a folder. */
export function openReleaseStore(address: string): ReleaseStore {
  return address.startsWith('gs://')
    ? bucketReleaseStore(address.slice('gs://'.length))
    : localReleaseStore(address);
}
