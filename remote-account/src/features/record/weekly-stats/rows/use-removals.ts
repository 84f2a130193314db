import { useRef, useState } from 'react';
import { saveVersioned, useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../../../lib/documents/documents-context';

interface Removal {
  row: { id: string; monday: Date; revision: number };
  /** "the match against Foxes". */
  what: string;
}

/** The removals of a panel: what a row may show about its own. */
export interface Removals {
  /** One is under way; no other begins. */
  busy: boolean;
  /** How the removal of a row stands; null: none was asked for, or it is done. */
  stateOf: (id: string) => 'busy' | 'waiting' | 'failed' | null;
  remove: (removal: Removal) => void;
  /** Gives up a removal that waits or did not succeed. */
  keep: (id: string) => void;
}

/**
 * Removes rows of a week; an empty place with its history stays. Offline they wait for the connection. They are held for the
 * whole panel: a row that waits may be in a week that is not shown any more.
 */
export function useRemovals(collection: 'matches' | 'trainings', onRemoved: (id: string) => void): Removals {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const { busy, waiting, error, run, clear } = useAction({ offline: true });
  const [asked, setAsked] = useState<readonly Removal[]>([]);
  // Work that waited begins with what is asked for by then, not with what was when it began to wait.
  const latest = useRef(asked);
  const change = (next: readonly Removal[]) => {
    latest.current = next;
    setAsked(next);
  };
  const without = (id: string) => latest.current.filter(({ row }) => row.id !== id);

  const removeOne = async ({ row: { id, monday, revision }, what }: Removal) => {
    await saveVersioned(documents, {
      paths: [`profiles/${uid}/${collection}/${id}`],
      base: revision,
      fields: { removed: true, monday },
      changedBy: uid,
    }).catch((error: unknown) => {
      // The store shows the row as removed until it is refused; by then this row, and its notice, are new ones.
      if (navigator.onLine) showToast('error', `We could not remove ${what}. Try again in a moment.`);
      throw error;
    });
    change(without(id));
    onRemoved(id);
    showToast('success', 'Removed.');
  };
  return {
    busy,
    stateOf: (id) => {
      if (!asked.some(({ row }) => row.id === id)) return null;
      if (busy) return 'busy';
      return waiting ? 'waiting' : error === null ? null : 'failed';
    },
    remove: (removal) => {
      if (busy) return;
      // What failed before is not tried again by the way.
      change([...(waiting ? without(removal.row.id) : []), removal]);
      void run(async () => {
        const done = await Promise.allSettled(latest.current.map(removeOne));
        const failed = done.find((one) => one.status === 'rejected');
        if (failed) throw failed.reason;
      });
    },
    keep: (id) => {
      change(without(id));
      if (latest.current.length === 0) clear();
    },
  };
}
