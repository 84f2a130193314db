import { readDate } from '@skora/domain';
import { DEVICE_KEYS, deviceStorage } from '@skora/shared/storage-keys';
import type { PlayerDocuments, Told } from './player-documents';

/** Entries of the device that hold what was seen last, by path. Sign-out clears them, like all that is about a person. */
const KEY_PREFIX = 'seen_';
const DATE = '$date';

/** Whether a path is of the person who is known on this device: `profiles/{uid}/…`. Nothing of anybody else is kept or shown. */
function isOwn(path: string): boolean {
  try {
    const known = JSON.parse(deviceStorage.read(DEVICE_KEYS.user) ?? 'null') as { uid?: unknown } | null;
    return known !== null && path.split('/')[1] === known.uid;
  } catch {
    return false;
  }
}

/** The same value with times that a text can hold. */
function pack(value: unknown): unknown {
  const date = readDate(value);
  if (date) return { [DATE]: date.getTime() };
  if (Array.isArray(value)) return value.map(pack);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pack(part)]));
}

function unpack(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(DATE in value)) return value;
  return typeof value[DATE] === 'number' ? new Date(value[DATE]) : value;
}

function keep(path: string, value: unknown): void {
  if (isOwn(path)) deviceStorage.write(KEY_PREFIX + path, JSON.stringify(pack(value)));
}

/** @returns what was seen last under a path, undefined for nothing */
function recall<T>(path: string): T | undefined {
  const text = isOwn(path) ? deviceStorage.read(KEY_PREFIX + path) : null;
  try {
    return text === null ? undefined : (JSON.parse(text, unpack) as T);
  } catch {
    return undefined;
  }
}

type Failed = (error: unknown) => void;

/** Follows something, and tells what was seen of it last when the store is not reached; what the store says later follows. */
function following<T>(
  path: string,
  next: Told<T>,
  failed: Failed,
  start: (next: (value: T) => void, failed: Failed) => () => void,
): () => void {
  return start(
    (value) => {
      keep(path, value);
      next(value);
    },
    (error) => {
      const isUnreached = error instanceof Error && error.name === 'NotReached';
      const seen = isUnreached ? recall<T>(path) : undefined;
      if (seen === undefined) failed(error);
      else next(seen, true);
    },
  );
}

/**
 * The same store, whose documents of the person on this device stay readable without a connection: each answer is kept
 * until the next one. Writing and reading for writing go to the store alone.
 */
export function withLastSeen(store: PlayerDocuments): PlayerDocuments {
  return {
    ...store,
    watch: (path, next, failed) => following(path, next, failed, (told, off) => store.watch(path, told, off)),
    watchNewest: (path, by, count, next, failed) =>
      following(path, next, failed, (told, off) => store.watchNewest(path, by, count, told, off)),
  };
}
