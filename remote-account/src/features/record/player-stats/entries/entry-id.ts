import type { NewEntry } from '@skora/domain';

/** FNV-1a, 32 bit: enough to tell two versions of one draft apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Id of an entry of a draft. The same content gives the same id, so that saving twice stores it once; changed
 * content gives another, so that a correction after half a save is not lost.
 */
export function entryId(draftId: string, entry: NewEntry): string {
  return `${draftId}-${fingerprint(JSON.stringify(entry))}`;
}
