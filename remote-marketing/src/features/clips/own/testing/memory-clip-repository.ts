import type { ClipRepository, ClipWrite } from '../repository/clip-repository';

interface MemoryClipRepository extends ClipRepository {
  stored: Map<string, Record<string, unknown>>;
  files: Map<string, File>;
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
  const put = ({ slot, fields, createdAt }: ClipWrite) => {
    const now = new Date();
    stored.set(String(slot), { ...fields, createdAt: createdAt ?? now, updatedAt: now });
  };
  return {
    stored,
    files,
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
    save: (_uid, clips) => change(() => clips.forEach(put)),
    remove: (_uid, { slot }) => change(() => stored.delete(String(slot))),
    upload: async (path, file, progress) => {
      progress(0.5);
      return { done: change(() => files.set(path, file)), cancel: () => undefined };
    },
    address: async (_uid, slot) => `https://files.example/${slot}`,
    posterAddress: async (_uid, slot, poster) => `https://files.example/${slot}/${poster}`,
  };
}
