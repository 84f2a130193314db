import type { StoredFields } from '@skora/domain';
import type { PlayerDocuments } from '../documents/player-documents';

interface MemoryDocuments extends PlayerDocuments {
  /** What is stored, by path. */
  stored: Map<string, Record<string, unknown>>;
  /** Makes the next writes fail with this error; null makes them succeed again. */
  failWith: (error: Error | null) => void;
}

function newestFirst(a: unknown, b: unknown): number {
  return typeof a === 'string' ? String(b).localeCompare(a) : Number(b) - Number(a);
}

/** Documents in memory with the behaviour of the real store that views depend on: live, whole, append or replace. */
export function memoryDocuments(initial: Record<string, Record<string, unknown>> = {}): MemoryDocuments {
  const stored = new Map(Object.entries(initial));
  const listeners = new Set<() => void>();
  let failure: Error | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  const listen = (listener: () => void) => {
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  };
  const read = (path: string): StoredFields => stored.get(path) ?? null;
  const change = async (action: () => void) => {
    if (failure) throw failure;
    action();
    tell();
  };
  const store = (path: string, fields: Record<string, unknown>) =>
    stored.set(path, { ...fields, schemaVersion: 1, updatedAt: new Date(stored.size) });
  return {
    stored,
    failWith: (error) => {
      failure = error;
    },
    watch: (path, next) => listen(() => next(read(path))),
    watchNewest: (path, by, count, next) =>
      listen(() => {
        const rows = [...stored]
          .filter(([key]) => key.startsWith(`${path}/`) && !key.slice(path.length + 1).includes('/'))
          .map(([key, fields]) => ({ id: key.slice(path.length + 1), fields }));
        rows.sort((a, b) => newestFirst(a.fields[by], b.fields[by]));
        next(rows.slice(0, count));
      }),
    write: (path, fields) => change(() => store(path, fields)),
    merge: (path, fields) =>
      change(() => {
        const named = Object.entries({ ...stored.get(path), ...fields });
        store(path, Object.fromEntries(named.filter(([, value]) => value !== undefined)));
      }),
    commit: (writes) => change(() => writes.forEach(({ path, fields }) => store(path, fields))),
    read: async (path) => read(path),
    remove: (path) => change(() => stored.delete(path)),
  };
}
