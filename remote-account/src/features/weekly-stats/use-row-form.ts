import { useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { useDocuments } from '../documents/documents-context';
import { withDeadline } from '../documents/with-deadline';
import { useDraft } from '../drafts/use-draft';
import type { MatchProblem } from './check-match';
import { freePlace } from './free-place';
import type { IsoWeek } from './iso-week';

interface RowFormOptions<F extends { editing: string }> {
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
export function useRowForm<F extends { editing: string }>(options: RowFormOptions<F>) {
  const { collection, week, taken, places, empty, parse, check } = options;
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [draft, setDraft] = useDraft(`${STATS_KEY_PREFIX}${collection}_${uid}_${week.id}`, parse);
  const [problems, setProblems] = useState<MatchProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle');
  const form = draft ?? empty;
  const place = form.editing || freePlace(week.id, taken, places);

  const attemptTo = async (work: Promise<void>, done: string, finished: boolean) => {
    setStatus('saving');
    try {
      await withDeadline(work);
      if (finished) {
        setDraft(null);
        setProblems([]);
      }
      setStatus('idle');
      showToast('success', done);
    } catch (error) {
      console.info('[skora] a row of a week was not stored:', error);
      setStatus('failed');
    }
  };

  return {
    form,
    problems: problems.map(({ key, message }) => ({ fieldId: `${collection}-${key}`, message })),
    errorOf: (key: string) => problems.find((problem) => problem.key === key)?.message,
    attempt,
    status,
    /** Whether the week has no room for another row. */
    full: place === null,
    change: (part: Partial<F>) => setDraft({ ...form, ...part }),
    /** Starts over: with a stored row to correct, or empty. */
    begin: (next: F | null) => {
      setDraft(next);
      setProblems([]);
      setStatus('idle');
    },
    save: async () => {
      if (status === 'saving' || place === null) return;
      const checked = check(form);
      setProblems(checked.problems);
      setAttempt(attempt + 1);
      if (checked.problems.length > 0) return;
      const path = `profiles/${uid}/${collection}/${place}`;
      await attemptTo(documents.write(path, { ...checked.fields, monday: week.monday }), 'Saved.', true);
    },
    remove: async (id: string) => {
      if (status === 'saving') return;
      // What is being typed for another row stays.
      const path = `profiles/${uid}/${collection}/${id}`;
      await attemptTo(documents.remove(path), 'Removed.', form.editing === id);
    },
  };
}
