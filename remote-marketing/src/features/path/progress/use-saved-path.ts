import { type Loaded, SAVE_DEADLINE_MS } from '@skora/kit';
import { NoAnswer, withDeadline } from '@skora/shared/utils';
import { useContext, useEffect, useRef, useState } from 'react';
import { useStaying } from '../../../lib/use-staying';
import { parseProgress, type PathProgress } from './path-progress';
import type { PathState, Unsaved } from './path-progress-context';
import { PathStoreContext } from './path-store';
import {
  addStep,
  addWeek,
  afterFailing,
  afterWriting,
  isPending,
  nextChange,
  NOTHING_PENDING,
  type PendingChanges,
  withPending,
} from './pending-changes';

// The rules refuse two changes of a document in quick succession.
const PAUSE_MS = 300;

/** Changes of one player on their way to the store. */
interface Queue {
  uid: string | null;
  pending: PendingChanges;
  writing: boolean;
}

/** The saved progress of a player, live. Changes show at once and are written one after the other, the latest last. */
export function useSavedPath(uid: string | null): PathState {
  const store = useContext(PathStoreContext);
  const [stored, setStored] = useState<Loaded<PathProgress>>({ status: 'loading' });
  // Whose progress it is: that of one player is never shown to, or saved for, the next one on this page.
  const [owner, setOwner] = useState(uid);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(NOTHING_PENDING);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const latest = useRef<Queue>({ uid, pending: NOTHING_PENDING, writing: false });
  if (owner !== uid) {
    setOwner(uid);
    setStored({ status: 'loading' });
    setPending(NOTHING_PENDING);
    setUnsaved(null);
  }
  useStaying(isPending(pending));
  useEffect(() => {
    if (latest.current.uid !== uid) latest.current = { uid, pending: NOTHING_PENDING, writing: false };
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

  const hold = (queue: Queue, next: PendingChanges) => {
    queue.pending = next;
    if (latest.current === queue) setPending(next);
  };
  const write = async (queue: Queue) => {
    if (queue.writing) return;
    queue.writing = true;
    while (latest.current === queue && isPending(queue.pending)) {
      const change = nextChange(queue.pending);
      try {
        await withDeadline(store.save(uid, change), SAVE_DEADLINE_MS, 'Saving the path');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        hold(queue, afterWriting(queue.pending, change));
      } catch (error) {
        console.info('[skora] the path could not be saved:', error);
        hold(queue, afterFailing(queue.pending, change));
        if (latest.current === queue) setUnsaved(error instanceof NoAnswer ? 'unanswered' : 'refused');
      }
    }
    queue.writing = false;
  };
  const change = (make: (before: PendingChanges) => PendingChanges) => {
    const queue = latest.current;
    hold(queue, make(queue.pending));
    setUnsaved(null);
    void write(queue);
  };
  const { value } = stored;
  return {
    status: 'ready',
    progress: withPending(value, pending),
    saving: isPending(pending),
    unsaved,
    isWeekUnsaved: pending.unsavedWeek !== null,
    mark: (step, state) => change((before) => addStep(before, withPending(value, before), step, state)),
    // A week is five choices, and of each the later one counts.
    saveWeek: (week) => change((before) => addWeek(before, withPending(value, before), week)),
  };
}
