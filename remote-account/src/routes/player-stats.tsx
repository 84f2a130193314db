import { playersOnly } from '../lib/role/players-only';
import { allLoaded } from '@skora/kit';
import { Stack } from '@skora/shared/ui';
import { LoadGate } from '../lib/documents/load-gate';
import { QuickTest } from '../features/record/player-stats/quick/quick-test';
import { StatsWizard } from '../features/record/player-stats/wizard/stats-wizard';
import { useEntryHistory } from '../features/record/player-stats/entries/use-stat-entries';
import { useProfile } from '../lib/player/use-profile';
import { useAccountFacts } from '../lib/player/use-account-facts';
import { SettingsFrame } from '../features/settings/settings-frame';

function PlayerStats() {
  const loaded = allLoaded({
    profile: useProfile(),
    history: useEntryHistory(),
    facts: useAccountFacts(),
  });
  return (
    <SettingsFrame
      title="Add stats"
      lead="A number counts for more when it says who measured it, when and how."
    >
      <LoadGate loaded={loaded} what="your stats">
        {(value) => (
          <Stack gap={6}>
            <QuickTest {...value} />
            <StatsWizard {...value} />
          </Stack>
        )}
      </LoadGate>
    </SettingsFrame>
  );
}

export default playersOnly(PlayerStats);
