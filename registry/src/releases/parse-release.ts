import type { Release } from '@skora/shared/contract';
import { isBaseUrl } from '../lib/addresses';
import { parseJson } from '../lib/json';

function isRelease(value: unknown, id: string): value is Release {
  if (typeof value !== 'object' || value === null) return false;
  const release = value as Partial<Release>;
  return (
    release.id === id &&
    typeof release.entry === 'string' &&
    Array.isArray(release.fragments) &&
    (release.pages === undefined || Array.isArray(release.pages)) &&
    (release.baseUrl === undefined || isBaseUrl(release.baseUrl)) &&
    !!release.manifest
  );
}

/** Reads the description of a release. @throws when it is garbage, or that of another remote */
export function parseRelease(bytes: Buffer, id: string, release: string): Release {
  const value = parseJson(bytes, `Release ${release} of ${id}`);
  if (!isRelease(value, id)) throw new Error(`Release ${release} of ${id} is not valid.`);
  return value;
}
