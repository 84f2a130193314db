import { readDate } from '@skora/domain';
import { type FieldStore, saveFields } from '@skora/kit';
import type { ClipWrite } from './clip-repository';

/** Saves what was changed of a clip; a clip that came into its slot meanwhile is another one. */
export function saveClip(
  store: FieldStore,
  path: string,
  { base, fields, createdAt }: ClipWrite,
): Promise<void> {
  const read: FieldStore['read'] = async (of) => {
    const stored = await store.read(of);
    const isSame = createdAt === null || readDate(stored?.createdAt)?.getTime() === createdAt.getTime();
    return isSame ? stored : null;
  };
  return saveFields({ ...store, read }, { path, base, fields, same: 'ask' });
}
