import type { Clip, ListedDocument, StoredFields } from '@skora/domain';

export interface ClipWrite {
  slot: number;
  /** As {@link clipFields} makes them. */
  fields: Record<string, unknown>;
  /** The time as it came from the store; null for a new clip, which gets the server's time. */
  createdAt: unknown;
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
  /** Writes clips together: all of them or none. */
  save: (uid: string, clips: readonly ClipWrite[]) => Promise<void>;
  remove: (uid: string, clip: Pick<Clip, 'slot' | 'source' | 'poster'>) => Promise<void>;
  /** Stores a file where a ticket of the backend allows it. */
  upload: (path: string, file: File, progress: (share: number) => void) => Promise<ClipUpload>;
  address: (uid: string, slot: number) => Promise<string>;
  posterAddress: (uid: string, slot: number, poster: string) => Promise<string>;
}
