import { bucketReleaseStore } from './bucket-release-store';
import { localReleaseStore } from './local-release-store';
import type { ReleaseStore } from './release-store';

const BUCKET = /^gs:\/\/([^/]+)\/?$/;

/** Like a scheme, which a folder does not have. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

/** Opens the store an address names: `gs://bucket`, or a folder. @throws when it is neither, as a mistyped one may be */
export function openReleaseStore(address: string): ReleaseStore {
  const [, bucket] = BUCKET.exec(address) ?? [];
  if (bucket !== undefined) return bucketReleaseStore(bucket);
  if (SCHEME.test(address)) throw new Error(`"${address}" is no registry. It is gs://bucket, or a folder.`);
  return localReleaseStore(address);
}
