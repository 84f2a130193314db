/** How long a visitor waits for the registry. */
export const REGISTRY_DEADLINE_MS = 1_500;

/** Bytes together with a name for exactly these bytes. */
export interface Versioned {
  bytes: Buffer;
  version: string;
}

export interface WriteOptions {
  /** Browsers and proxies may keep it for good. */
  immutable: boolean;
  /** Write only when the object still has this version; null: only when there is none. */
  ifVersion?: string | null;
}

/** Somebody else changed an object since it was read. */
export class ConflictError extends Error {
  constructor(path: string) {
    super(`"${path}" was changed by another command at the same time.`);
  }
}

/**
 * Where releases live: a local folder by default, a Cloud Storage bucket in production. Paths are relative, with
 * forward slashes: `pointers/remote-auth.json`, `releases/remote-auth/{release}.json`, `files/remote-auth/{name}`.
 */
export interface ReleaseStore {
  /** @returns null when there is nothing at this path; rejects when the store does not answer */
  read: (path: string) => Promise<Buffer | null>;
  /** How many bytes there are at a path, for what may be too large to read. @returns null when there is nothing */
  size: (path: string) => Promise<number | null>;
  /** Reads what {@link WriteOptions.ifVersion} compares with. @returns null when there is nothing */
  readVersioned: (path: string) => Promise<Versioned | null>;
  /**
   * Writes the whole object at once: readers see the old or the new one.
   * Rejects with {@link ConflictError} when the object has another version than asked for.
   */
  write: (path: string, bytes: Buffer, options: WriteOptions) => Promise<void>;
  /** Names directly below a folder. */
  list: (folder: string) => Promise<string[]>;
  /** The same, with the moment each object was written, in ms. */
  listWritten: (folder: string) => Promise<{ name: string; writtenAt: number }[]>;
  /** Deletes an object; nothing happens when there is none. */
  delete: (path: string) => Promise<void>;
}
