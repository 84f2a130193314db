/** Web Storage that never throws: private modes and full disks turn it into "nothing stored". */
export interface SafeStorage {
  read: (key: string) => string | null;
  /** @returns false when nothing was stored */
  write: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

function safe(storage: () => Storage): SafeStorage {
  function attempt<T>(action: (target: Storage) => T, otherwise: T): T {
    try {
      return action(storage());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((target) => target.getItem(key), null),
    write: (key, value) =>
      attempt((target) => {
        target.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((target) => target.removeItem(key), undefined),
    keys: () => attempt((target) => Object.keys(target), []),
  };
}

/** `localStorage` that never throws. @example deviceStorage.read(DEVICE_KEYS.user) */
export const deviceStorage = safe(() => window.localStorage);

/** `sessionStorage` that never throws. */
export const tabStorage = safe(() => window.sessionStorage);
