import { clipFields, type Clip } from '@skora/domain';
import { NotSaved } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { firebaseErrorCode } from '@skora/shared/firebase';
import { useRef, useState } from 'react';
import { openUpload } from '../api/open-upload';
import { setPoster } from '../api/set-poster';
import { syncListing } from '../api/sync-listing';
import type { ClipDraft } from './clip-draft';
import { useClipRepository } from '../repository/clip-repository-context';
import { draftToClip } from './draft-to-clip';

export type SavingFailure = 'refused' | 'no-room' | 'too-large' | 'no-answer' | 'conflict' | 'gone' | 'taken';

/** How far saving has come. `share`: what is uploaded, 0 to 1. */
export type Saving =
  | { status: 'idle' }
  | { status: 'uploading'; share: number }
  | { status: 'writing' }
  | { status: 'failed'; reason: SavingFailure };

function classifyFailure(error: unknown, isNew: boolean): SavingFailure {
  if (error instanceof NotSaved) return error.reason === 'gone' ? 'gone' : isNew ? 'taken' : 'conflict';
  if (error instanceof Refusal && error.status === 409) return 'taken';
  if (error instanceof Refusal && error.status === 403) return 'no-room';
  if (error instanceof Refusal && error.status === 422) return 'too-large';
  const code = firebaseErrorCode(error);
  return code === 'permission-denied' || code === 'unauthorized' ? 'refused' : 'no-answer';
}

/** Tells the gallery where it matters. The clip is saved either way. */
async function tellGallery(
  slot: number,
  before: Clip | null,
  after: Pick<Clip, 'visibility'>,
): Promise<void> {
  if (before?.visibility !== 'public' && after.visibility !== 'public') return;
  await syncListing(slot).catch((error: unknown) => {
    console.info('[skora] the gallery was not told:', error);
    showToast('warning', 'Saved. To update the gallery too, please save it again.');
  });
}

/** Gives a saved clip its picture. The clip is saved either way. */
async function storePicture(slot: number, picture: Blob | null): Promise<void> {
  if (!picture) return;
  await setPoster(slot, picture).catch((error: unknown) => {
    console.info('[skora] a clip did not get its picture:', error);
    showToast('warning', 'Saved without its picture. To add one, change the clip and save it again.');
  });
}

/** Saves a described clip: its file first, then its labels. Trying again does not upload again what has arrived. */
export function useSaveClip(uid: string, onSaved: () => void) {
  const repository = useClipRepository();
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const arrived = useRef<{ file: File; slot: number } | null>(null);
  // Where a new clip may have arrived although there was no answer: trying again elsewhere would store it twice.
  const tried = useRef<number | null>(null);
  const cancelUpload = useRef<(() => void) | null>(null);

  const upload = async (file: File, slot: number) => {
    if (arrived.current?.file === file && arrived.current.slot === slot) return;
    setSaving({ status: 'uploading', share: 0 });
    const path = await openUpload(slot, file);
    const task = await repository.upload(path, file, (share) => setSaving({ status: 'uploading', share }));
    cancelUpload.current = task.cancel;
    await task.done;
    arrived.current = { file, slot };
  };
  /** @param free where a new clip has room now */
  const save = async (draft: ClipDraft, known: Clip | null, free: number) => {
    if (saving.status === 'uploading' || saving.status === 'writing') return;
    const slot = known?.slot ?? tried.current ?? free;
    const clip = draftToClip(draft, known);
    const base = known && clipFields(draftToClip({ ...draft, ...draft.found }, known));
    try {
      if (!known && clip.source === 'upload' && draft.file) await upload(draft.file, slot);
      setSaving({ status: 'writing' });
      tried.current = slot;
      await repository.save(uid, {
        slot,
        base,
        fields: clipFields(clip),
        createdAt: known?.createdAt ?? null,
      });
      await storePicture(slot, clip.source === 'upload' ? draft.picture : null);
      await tellGallery(slot, known, clip);
      showToast('success', 'Your clip is saved.');
      onSaved();
    } catch (error) {
      if (firebaseErrorCode(error) === 'canceled') return setSaving({ status: 'idle' });
      console.info('[skora] a clip could not be saved:', error);
      const reason = classifyFailure(error, known === null);
      if (reason === 'taken') tried.current = null;
      setSaving({ status: 'failed', reason });
    } finally {
      cancelUpload.current = null;
    }
  };
  return {
    saving,
    save,
    cancel: () => cancelUpload.current?.(),
    /** Shows no failure any more. */
    clear: () => setSaving({ status: 'idle' }),
  };
}
