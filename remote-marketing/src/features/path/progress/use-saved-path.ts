import type { Loaded } from '@skora/kit';
import { useContext, useEffect, useRef, useState } from 'react';
import { parseProgress, progressFields, withStep, type PathProgress } from './path-progress';
import type { PathState } from './path-progress-context';
import { PathStoreContext } from './path-store';

// The rules refuse two changes of a document in quick succession.
const PAUSE_MS = 300;

/** The saved progress of a player, live. Changes show at once and are written one after the other, the latest last. */
export function useSavedPath(uid: string | null): PathState {
  const store = useContext(PathStoreContext);
  const [stored, setStored] = useState<Loaded<PathProgress>>({ status: 'loading' });
  // Whose progress it is: that of one player is never shown to, or saved for, the next one on this page.
  const [owner, setOwner] = useState(uid);
  const [attempt, setAttempt] = useState(0);
  const [local, setLocal] = useState<PathProgress | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const wanted = useRef<PathProgress | null>(null);
  const writing = useRef(false);
  if (owner !== uid) {
    setOwner(uid);
    setStored({ status: 'loading' });
    setLocal(null);
    setUnsaved(false);
  }
  useEffect(() => {
    wanted.current = null;
    setStored({ status: 'loading' });
    if (uid === null) return undefined;
    return store.watch(
      uid,
      (fields) => setStored({ status: 'ready', value: parseProgress(fields) }),
      (error) => {
        console.info('[skora] the path could not be followed:', error);
        setStored({ status: 'failed', error, retry: () => setAttempt(attempt + 1) });
      },
    );
  }, [store, uid, attempt]);

  if (uid === null) return { status: 'signed-out' };
  if (stored.status !== 'ready') return stored;
  const progress = local ?? stored.value;

  const write = async () => {
    if (writing.current) return;
    writing.current = true;
    try {
      while (wanted.current) {
        const next = wanted.current;
        wanted.current = null;
        await store.save(uid, progressFields(next));
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    } catch (error) {
      console.info('[skora] the path could not be saved:', error);
      wanted.current = null;
      setUnsaved(true);
    }
    writing.current = false;
    setLocal(null);
  };
  const change = (next: PathProgress) => {
    wanted.current = next;
    setLocal(next);
    setUnsaved(false);
    void write();
  };
  return {
    status: 'ready',
    progress,
    saving: local !== null,
    unsaved,
    mark: (step, state) => change(withStep(wanted.current ?? progress, step, state)),
    saveWeek: (week) => change({ ...(wanted.current ?? progress), week }),
  };
}
