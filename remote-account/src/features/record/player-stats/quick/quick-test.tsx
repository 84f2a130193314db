import { useSearchParams } from '@skora/shared/router';
import { Button, Cluster, Icon, Stack } from '@skora/shared/ui';
import { currentEntries, type PlayerProfile, type StatEntry } from '@skora/domain';
import type { AccountFacts } from '../../../../lib/player/use-account-facts';
import { localDay } from '../../../../lib/local-day';
import { useToday } from '../../../../lib/use-today';
import { useWhenSaved } from '../../../../lib/use-when-saved';
import { BestNotice } from '../../best/best-notice';
import { isFilled } from '../values/step-draft';
import { QuickTestSheet } from './quick-test-sheet';
import { useQuickTest } from './use-quick-test';
import { useSendResults } from './use-send-results';
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
  const [parameters, setParameters] = useSearchParams();
  const today = localDay(useToday());
  const days = { first: facts.measuresFrom, today };
  const entries = currentEntries(history);
  const keeps = [profile.primaryPosition, ...profile.secondaryPositions].includes('GK');
  const quick = useQuickTest({ entries, days, keeps, adult: facts.adult });
  const { action, save, discard, saved, bests } = useSendResults({ quick, profile, entries });
  const isOpen = parameters.get('add') === ADD;
  const { state } = quick;
  const show = (open: boolean) => {
    const next = new URLSearchParams(parameters);
    if (open) next.set('add', ADD);
    else next.delete('add');
    setParameters(next, { replace: !open });
  };
  useWhenSaved(saved, () => {
    if (isOpen && !isTyped(state.draft, quick.metric)) show(false);
  });
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
