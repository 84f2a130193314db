/** How long a visitor waits for the registry. */
export const REGISTRY_DEADLINE_MS = 1_500;

/**
 * Where releases live: a local folder by default, a Cloud Storage bucket in production. Paths are relative, with
 * forward slashes: `pointers/remote-auth.json`, `releases/remote-auth/{release}.json`, `files/remote-auth/{name}`.
 */
export interface ReleaseStore {
  /** @returns null when there is nothing at this path; rejects when the store does not answer */
  read: (path: string) => Promise<Buffer | null>;
  /** Writes the whole object at once: readers see the old or the new one. */
  write: (path: string, bytes: Buffer, options: { immutable: boolean }) => Promise<void>;
  /** Names directly below a folder. */
  list: (folder: string) => Promise<string[]>;
}
