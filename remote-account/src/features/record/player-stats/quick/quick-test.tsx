import { useEffect, useRef, useState } from 'react';
import { useAction, useKeptWaiting } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useSearchParams } from '@skora/shared/router';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Cluster, Icon, Stack } from '@skora/shared/ui';
import {
  currentEntries,
  describePersonalBest,
  findPersonalBests,
  type NewEntry,
  type PlayerProfile,
  type StatEntry,
} from '@skora/domain';
import type { AccountFacts } from '../../../../lib/player/use-account-facts';
import { localDay } from '../../../../lib/local-day';
import { useToday } from '../../../../lib/use-today';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useWhenSaved } from '../../../../lib/use-when-saved';
import { BestNotice } from '../../best/best-notice';
import { saveEntries } from '../entries/save-entries';
import { saveMeasuredFacts } from '../entries/save-measured-facts';
import type { CheckedStep } from '../values/check-step';
import { isFilled } from '../values/step-draft';
import { QuickTestSheet } from './quick-test-sheet';
import { useQuickTest } from './use-quick-test';
import { metricId } from './used-metrics';
import { isTyped } from './without-result';

const ADD = 'test';

interface QuickTestProps {
  profile: PlayerProfile;
  /** Everything ever entered, newest first. */
  history: readonly StatEntry[];
  facts: AccountFacts;
}

/** Adds one result without the way through the pages; the open sheet is part of the address: `?add=test`. */
export function QuickTest({ profile, history, facts }: QuickTestProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const [parameters, setParameters] = useSearchParams();
  const today = localDay(useToday());
  const [bests, setBests] = useState<readonly string[]>([]);
  const [saved, setSaved] = useState<readonly NewEntry[] | null>(null);
  const days = { first: facts.measuresFrom, today };
  const entries = currentEntries(history);
  const keeps = [profile.primaryPosition, ...profile.secondaryPositions].includes('GK');
  const quick = useQuickTest({ entries, days, keeps, adult: facts.adult });
  const action = useAction({ offline: true });
  const isOpen = parameters.get('add') === ADD;
  const { state } = quick;
  const show = (open: boolean) => {
    const next = new URLSearchParams(parameters);
    if (open) next.set('add', ADD);
    else next.delete('add');
    setParameters(next, { replace: !open });
  };
  /**
   * Stores these results as they are typed by now; one that was changed into something wrong is shown instead.
   * @returns whether sending began
   */
  const send = (asked: readonly string[]): boolean => {
    const checked = asked.map((metric) => ({ metric, ...quick.check(metric) }));
    const isWrong = ({ problems, questions }: CheckedStep) => problems.length + questions.length > 0;
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
  useWhenSaved(saved, () => {
    if (isOpen && !isTyped(state.draft, quick.metric)) show(false);
  });
  const discard = () => {
    // What waits would be sent although it is gone.
    action.clear();
    state.forget();
  };
  const begun = isFilled(state.draft);
  return (
    <Stack gap={3}>
      <Cluster>
        <Button
          variant="secondary"
          onClick={() => {
            quick.chooseTyped();
            show(true);
          }}
        >
          <Icon name="plus" /> {begun ? 'Continue your result' : 'Add one result'}
        </Button>
      </Cluster>
      <BestNotice lines={bests} />
      <QuickTestSheet
        {...{ quick, days, entries, action }}
        open={isOpen}
        onClose={() => show(false)}
        onSave={save}
        onDiscard={begun && !action.busy ? discard : null}
      />
    </Stack>
  );
}
