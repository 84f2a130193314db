import type { FieldStore } from '@skora/kit';
import type { ClipRepository } from '../repository/clip-repository';
import { saveClip } from '../repository/save-clip';

interface MemoryClipRepository extends ClipRepository {
  stored: Map<string, Record<string, unknown>>;
  files: Map<string, File>;
  /** Tells what is stored now. */
  tell: () => void;
  /** Makes the next writes and uploads fail with this error; null makes them succeed again. */
  failWith: (error: Error | null) => void;
}

/** A repository in memory with what views depend on: live, all or nothing, times set by the store. */
export function memoryClipRepository(
  initial: Record<string, Record<string, unknown>> = {},
): MemoryClipRepository {
  const stored = new Map(Object.entries(initial));
  const files = new Map<string, File>();
  const listeners = new Set<() => void>();
  let failure: Error | null = null;
  const change = async (work: () => void) => {
    if (failure) throw failure;
    work();
    listeners.forEach((tell) => tell());
  };
  const put = (slot: string, fields: object) => {
    const now = new Date();
    const named = Object.entries({ createdAt: now, ...stored.get(slot), ...fields, updatedAt: now });
    stored.set(slot, Object.fromEntries(named.filter(([, value]) => value !== undefined)));
  };
  const store: FieldStore = {
    read: async (slot) => stored.get(slot) ?? null,
    merge: (slot, fields) => change(() => put(slot, fields)),
  };
  return {
    stored,
    files,
    tell: () => listeners.forEach((listener) => listener()),
    failWith: (error) => {
      failure = error;
    },
    watch: (_uid, next) => {
      const tell = () => next([...stored].map(([id, fields]) => ({ id, fields })));
      listeners.add(tell);
      tell();
      return () => void listeners.delete(tell);
    },
    readProfile: async () => null,
    save: (_uid, clip) => saveClip(store, String(clip.slot), clip),
    saveOrder: (_uid, places) =>
      change(() => places.forEach(({ slot, order }) => put(String(slot), { order }))),
    remove: (_uid, { slot }) => change(() => stored.delete(String(slot))),
    upload: async (path, file, progress) => {
      progress(0.5);
      return { done: change(() => files.set(path, file)), cancel: () => undefined };
    },
    address: async (_uid, slot) => `https://files.example/${slot}`,
    posterAddress: async (_uid, slot, poster) => `https://files.example/${slot}/${poster}`,
  };
}
