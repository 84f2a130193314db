import { useEffect, useRef, useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../../lib/documents/player-documents';
import { useDraft } from '../../../../lib/drafts/use-draft';
import type { MatchProblem } from './match-problem';
import type { IsoWeek } from '@skora/domain';
import { freePlaces } from './free-places';
import { saveRow, type RowToSave } from './save-row';

/** How saving stands. `offline` and `failed` keep everything; `conflict` waits for a decision. */
export type RowStatus = 'idle' | 'saving' | 'failed' | 'offline' | 'conflict';

interface RowBase {
  /** Id of the row that is being corrected; empty for a new one. */
  editing: string;
  /** Revision the correction started from. */
  base: string;
}

interface RowFormOptions<F extends RowBase> {
  collection: 'matches' | 'trainings';
  week: IsoWeek;
  /** Ids of the rows the week has. */
  taken: readonly string[];
  places: number;
  empty: F;
  parse: (value: unknown) => F | null;
  check: (form: F) => { problems: MatchProblem[]; fields: Record<string, unknown> };
}

/** A row of a week as a form: draft, checks, saving, correcting and removing. */
export function useRowForm<F extends RowBase>(options: RowFormOptions<F>) {
  const { collection, week, taken, places, empty, parse, check } = options;
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [draft, setDraft] = useDraft(`${STATS_KEY_PREFIX}${collection}_${uid}_${week.id}`, parse);
  const [problems, setProblems] = useState<MatchProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<RowStatus>('idle');
  const form = draft ?? empty;
  const free = freePlaces(week.id, taken, places);

  /** What to do again once there is a connection. */
  const pending = useRef<() => void>(() => undefined);

  const store = async (
    row: Pick<RowToSave, 'ids' | 'base' | 'fields'>,
    done: string,
    finished: boolean,
    again: () => void,
  ): Promise<void> => {
    pending.current = again;
    if (!navigator.onLine) return setStatus('offline');
    setStatus('saving');
    try {
      const whole = { ...row, collection: `profiles/${uid}/${collection}`, uid };
      const outcome = await withDeadline(saveRow(documents, whole), STORE_DEADLINE_MS);
      if (outcome !== 'saved') return setStatus(outcome === 'full' ? 'failed' : 'conflict');
      if (finished) {
        // What was typed while it was being stored is not part of it, and stays.
        setDraft((current) => (current === draft ? null : current));
        setProblems([]);
      }
      setStatus('idle');
      showToast('success', done);
    } catch (error) {
      console.info('[skora] a row of a week was not stored:', error);
      setStatus(navigator.onLine ? 'failed' : 'offline');
    }
  };

  const latestSave = useRef<() => Promise<void>>(async () => undefined);
  const save = async () => {
    if (status === 'saving') return;
    const checked = check(form);
    setProblems(checked.problems);
    setAttempt((before) => before + 1);
    if (checked.problems.length > 0) return;
    const fields = { ...checked.fields, monday: week.monday };
    const target = form.editing
      ? { ids: [form.editing], base: Number(form.base) }
      : { ids: free, base: null };
    // Whatever is typed until the connection is back is meant as well.
    await store({ ...target, fields }, 'Saved.', true, () => void latestSave.current());
  };

  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    if (status !== 'offline') return undefined;
    const retry = () => pending.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [status]);

  return {
    form,
    problems: problems.map(({ key, message }) => ({ fieldId: `${collection}-${key}`, message })),
    errorOf: (key: string) => problems.find((problem) => problem.key === key)?.message,
    attempt,
    status,
    /** Whether the week has no room for another row. */
    full: form.editing === '' && free.length === 0,
    change: (part: Partial<F>) => setDraft((current) => ({ ...(current ?? empty), ...part })),
    /** Starts over: with a stored row to correct, or empty. */
    begin: (next: F | null) => {
      setDraft(next);
      setProblems([]);
      setStatus('idle');
    },
    /** Goes on with what is typed although the row was changed elsewhere. @param base the revision it has now */
    insist: (base: number) => {
      setDraft((current) => ({ ...(current ?? empty), base: String(base) }));
      setStatus('idle');
    },
    save,
    remove: async ({ id, revision }: { id: string; revision: number }) => {
      if (status === 'saving') return;
      const row = { ids: [id], base: revision, fields: { monday: week.monday, removed: true } };
      // What is being typed for another row stays.
      const attempt = (): Promise<void> => store(row, 'Removed.', form.editing === id, () => void attempt());
      await attempt();
    },
  };
}
