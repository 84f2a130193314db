import type { ListedDocument, StoredFields } from '@skora/domain';

/** For `withDeadline`: without a connection the SDK would wait for hours. */
export const STORE_DEADLINE_MS = 10_000;

/** Told what is stored. @param isKept the store was not reached: it is what this device saw last, and may be old */
export type Told<T> = (stored: T, isKept?: true) => void;

/** Where a player's documents live. The page uses Firestore; a test may keep them in memory. */
export interface PlayerDocuments {
  /** Follows one document. @returns a function that stops it */
  watch: (path: string, next: Told<StoredFields>, failed: (error: unknown) => void) => () => void;
  /** Follows the newest documents of a collection. @returns a function that stops it */
  watchNewest: (
    path: string,
    by: string,
    count: number,
    next: Told<ListedDocument[]>,
    failed: (error: unknown) => void,
  ) => () => void;
  /** Writes the whole document, stamped with the schema version and the server's time. */
  write: (path: string, fields: Record<string, unknown>) => Promise<void>;
  /** Writes these fields, stamped, and leaves all others as they are. One that is undefined is removed. */
  merge: (path: string, fields: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Writes whole documents together, each stamped: all of them or none. */
  commit: (writes: readonly { path: string; fields: Record<string, unknown> }[]) => Promise<void>;
  /** Reads a document from the server, never from a cache. */
  read: (path: string) => Promise<StoredFields>;
  remove: (path: string) => Promise<void>;
}
