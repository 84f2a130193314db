import type { Clip, ListedDocument, StoredFields } from '@skora/domain';

export interface ClipWrite {
  slot: number;
  /** The clip as the form found it, made by `clipFields`; null for a new one. */
  base: Record<string, unknown> | null;
  /** The same with what was typed. */
  fields: Record<string, unknown>;
  /** When the clip was stored first: another one may be in its slot by now. Null for a new clip. */
  createdAt: Date | null;
}

export interface ClipUpload {
  done: Promise<void>;
  cancel: () => void;
}

/** Where a player's clips and their files live. The page uses Firebase; a test may keep them in memory. */
export interface ClipRepository {
  /** Follows the clips. @returns a function that stops it */
  watch: (
    uid: string,
    next: (documents: ListedDocument[]) => void,
    failed: (error: unknown) => void,
  ) => () => void;
  /** What the player's profile says; null without one. */
  readProfile: (uid: string) => Promise<StoredFields>;
  /** Writes what was changed of a clip. @throws NotSaved when it was changed or deleted elsewhere, or its slot is taken */
  save: (uid: string, clip: ClipWrite) => Promise<void>;
  /** Writes places in the reel together, all of them or none, and nothing else of the clips. */
  saveOrder: (uid: string, places: readonly Pick<Clip, 'slot' | 'order'>[]) => Promise<void>;
  remove: (uid: string, clip: Pick<Clip, 'slot' | 'source' | 'poster'>) => Promise<void>;
  /** Stores a file where a ticket of the backend allows it. */
  upload: (path: string, file: File, progress: (share: number) => void) => Promise<ClipUpload>;
  address: (uid: string, slot: number) => Promise<string>;
  posterAddress: (uid: string, slot: number, poster: string) => Promise<string>;
}
