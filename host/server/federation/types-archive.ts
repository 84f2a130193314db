import type { Release } from '@skora/shared/contract';
import { strToU8, zipSync } from 'fflate';
import { remoteTypes } from './remote-types';

/** The same for every release; a year that no time zone puts before the first one of the format. */
const WRITTEN_AT = new Date(1980, 0, 2);

const archives = new WeakMap<Release, Buffer>();

/** The zip archive that Module Federation unpacks into the folder of a remote’s types. Made once for each release that is kept. */
export function typesArchive(release: Release): Buffer {
  const known = archives.get(release);
  if (known) return known;
  const files = { 'remote.d.ts': strToU8(remoteTypes(release)) };
  const archive = Buffer.from(zipSync(files, { mtime: WRITTEN_AT }));
  archives.set(release, archive);
  return archive;
}
