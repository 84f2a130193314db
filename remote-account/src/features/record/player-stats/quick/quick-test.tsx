import { useState } from 'react';
import { useAction } from '@skora/kit';
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
import { isFilled } from '../values/step-draft';
import { QuickTestSheet } from './quick-test-sheet';
import { useQuickTest } from './use-quick-test';
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
  const [saved, setSaved] = useState<NewEntry | null>(null);
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
  const save = () => {
    const [entry] = state.checked.entries;
    if (action.busy || !state.tryToContinue() || !entry) return;
    const { id, units } = state.draft;
    void action.run(async () => {
      await saveEntries(documents, uid, id, [entry]);
      await saveMeasuredFacts(documents, uid, { profile, entries }, [entry]);
      quick.takeOut(entry);
      setBests(findPersonalBests(entry, entries).map((best) => describePersonalBest(best, units)));
      showToast('success', 'Saved.');
      setSaved(entry);
    });
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
