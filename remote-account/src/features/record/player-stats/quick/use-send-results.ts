import { useEffect, useRef, useState } from 'react';
import { type Action, useAction, useKeptWaiting } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import {
  describePersonalBest,
  findPersonalBests,
  type NewEntry,
  type PlayerProfile,
  type StatEntry,
} from '@skora/domain';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { saveEntries } from '../entries/save-entries';
import { saveMeasuredFacts } from '../entries/save-measured-facts';
import type { CheckedStep } from '../values/check-step';
import type { QuickTestState } from './use-quick-test';
import { metricId } from './used-metrics';

interface SendingOptions {
  quick: QuickTestState;
  profile: PlayerProfile;
  /** Those that count, newest first. */
  entries: readonly StatEntry[];
}

/** How quick results are stored. */
interface Sending {
  action: Action;
  save: () => void;
  /** Forgets what was typed, also what waits. */
  discard: () => void;
  /** What was stored last; null before. */
  saved: readonly NewEntry[] | null;
  /** What was a best in it, in words. */
  bests: readonly string[];
}

const isWrong = ({ problems, questions }: CheckedStep) => problems.length + questions.length > 0;

/** Stores the result of the chosen test. Without a connection it waits, beside those of other tests, and outlives the page. */
export function useSendResults({ quick, profile, entries }: SendingOptions): Sending {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [bests, setBests] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState<readonly NewEntry[] | null>(null);
  const action = useAction({ offline: true });
  const { state } = quick;
  /**
   * Stores these results as they are typed by now; one that was changed into something wrong is shown instead.
   * @returns whether sending began
   */
  const send = (asked: readonly string[]): boolean => {
    const checked = asked.map((metric) => ({ metric, ...quick.check(metric) }));
    const wrong = checked.find(isWrong);
    const results = checked.flatMap((one) =>
      isWrong(one) ? [] : one.entries.map((entry) => ({ metric: one.metric, entry })),
    );
    const showWrong = () => {
      if (!wrong) return;
      quick.choose(wrong.metric);
      state.tryToContinue();
    };
    if (action.busy) return false;
    action.clear();
    if (results.length === 0) {
      showWrong();
      return false;
    }
    const { id, units } = state.draft;
    const stored = results.map(({ entry }) => entry);
    void action.run(
      async () => {
        await saveEntries(documents, uid, id, stored);
        await saveMeasuredFacts(documents, uid, { profile, entries }, stored);
        results.forEach(({ metric, entry }) => quick.takeOut(metric, entry));
        const found = stored.flatMap((entry) => findPersonalBests(entry, entries));
        setBests(found.map((best) => describePersonalBest(best, units)));
        showToast('success', 'Saved.');
        setSaved(stored);
        showWrong();
      },
      undefined,
      () => void latest.current(asked),
    );
    return true;
  };
  // Whatever is typed until the connection is back is meant as well.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useKeptWaiting(quick.key, action, () => {
    const { asked } = state.draft;
    quick.choose(asked.at(-1) ?? '');
    return send(asked);
  });
  const save = () => {
    if (action.busy || !state.tryToContinue() || state.checked.entries.length === 0) return;
    const chosen = metricId(quick.metric);
    // Those of other tests go on waiting beside it.
    const asked = [...new Set([...(action.waiting ? state.draft.asked : []), chosen])];
    state.change(() => ({ asked }));
    send(asked);
  };
  const discard = () => {
    // What waits would be sent although it is gone.
    action.clear();
    state.forget();
  };
  return { action, save, discard, saved, bests };
}
