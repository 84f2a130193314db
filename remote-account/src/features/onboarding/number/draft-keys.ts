import { deviceStorage, STATS_KEY_PREFIX } from '@skora/shared/storage-keys';

export type NumberKind = 'test' | 'match';

/** Where a form of this step keeps what is typed; sign-out forgets it. */
export const draftKey = (kind: NumberKind, uid: string): string =>
  `${STATS_KEY_PREFIX}${kind === 'test' ? 'firstTest' : 'firstMatch'}_${uid}`;

/** What somebody was typing when they left the step; null for nothing. */
export function begunKind(uid: string): NumberKind | null {
  const kinds: readonly NumberKind[] = ['test', 'match'];
  return kinds.find((kind) => deviceStorage.read(draftKey(kind, uid)) !== null) ?? null;
}
