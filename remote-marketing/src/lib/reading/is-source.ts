import { SOURCES, type SourceKey } from '@skora/domain';

/** Narrows any text to the key of a source. */
export function isSource(key: string): key is SourceKey {
  return Object.hasOwn(SOURCES, key);
}
