import { useEffect, useState } from 'react';
import { useAction } from '@skora/kit';
import { emitEvent, showToast } from '@skora/shared/events';
import { useProfilePicture, useRequiredUser } from '@skora/shared/session';
import { cropPicture, type PictureArea } from './crop-picture';
import { forgetPicture, keepPicture, keptPicture, pictureBlob } from './kept-picture';
import { loadPicture, UnusablePicture } from './load-picture';
import { isUnusable, pictureFailure } from './picture-failure';
import { readPicture } from './read-picture';
import { removePicture, storePicture } from './store-picture';

/** `waiting`: cropped and kept on this device, not stored. */
type PictureStatus = 'idle' | 'opening' | 'storing' | 'waiting' | 'offline' | 'failed';

export function usePicture() {
  const { uid } = useRequiredUser();
  const stored = useProfilePicture();
  const [chosen, setChosen] = useState<string | null>(null);
  const [kept, setKept] = useState(() => keptPicture(uid));
  const [opening, setOpening] = useState(false);
  const { busy, waiting, error, failure, run, clear } = useAction({ offline: true, words: pictureFailure });
  const [problem, setProblem] = useState<string | null>(null);
  /** The picture before the last change, and what that change was. */
  const [before, setBefore] = useState<{ picture: Blob; done: string } | null>(null);
  /** What was just stored, until its address is known: the one of the picture before leads nowhere now. */
  const [arriving, setArriving] = useState<{ picture: string; instead: string | null } | null>(null);

  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen)), [chosen]);

  const work = (
    action: () => Promise<void>,
    done: string,
    { undoable = true, picture = null }: { undoable?: boolean; picture?: string | null } = {},
  ) =>
    run(
      async () => {
        const old = undoable && stored !== null ? await readPicture(stored) : null;
        await action();
        forgetPicture();
        setKept(null);
        setArriving(picture === null ? null : { picture, instead: stored });
        setBefore(old && { picture: old, done });
        emitEvent('account:profile-updated', { uid });
        showToast('success', done);
      },
      (error) => {
        if (!isUnusable(error)) return false;
        forgetPicture();
        setKept(null);
        setProblem('Choose another one. Your old picture is still there.');
        return true;
      },
      // Only a picture that is kept goes on with the connection; nothing is removed behind somebody's back.
      picture === null ? clear : () => void send(picture),
    );
  const send = (picture: string): Promise<void> =>
    work(() => storePicture(pictureBlob(picture)), 'Photo saved.', { picture });

  const readStatus = (): PictureStatus => {
    if (opening) return 'opening';
    if (busy) return 'storing';
    if (waiting) return 'offline';
    if (error !== null) return 'failed';
    return kept ? 'waiting' : 'idle';
  };

  return {
    /** What to show: the picture that waits, the one that was just stored, or the stored one. */
    shown: kept ?? (arriving?.instead === stored ? arriving.picture : stored),
    hasStored: stored !== null,
    chosen,
    kept,
    status: readStatus(),
    problem,
    failure,
    choose: async (file: File | undefined) => {
      if (!file) return;
      setProblem(null);
      clear();
      setOpening(true);
      try {
        setChosen(await loadPicture(file));
      } catch (error) {
        setProblem(error instanceof UnusablePicture ? error.message : 'This file could not be opened.');
      }
      setOpening(false);
    },
    cancel: () => setChosen(null),
    use: async (area: PictureArea) => {
      if (chosen === null) return;
      const picture = await cropPicture(chosen, area);
      keepPicture(uid, picture);
      setKept(picture);
      setChosen(null);
      await send(picture);
    },
    storeKept: () => (kept ? send(kept) : Promise.resolve()),
    leaveKept: () => {
      forgetPicture();
      setKept(null);
      clear();
    },
    remove: () => work(removePicture, 'Photo removed.'),
    /** What was done last, as long as it can be undone; it can until the player leaves the page. */
    undoable: before?.done ?? null,
    undo: async () => {
      if (before) await work(() => storePicture(before.picture), 'Your photo is back.', { undoable: false });
    },
  };
}
