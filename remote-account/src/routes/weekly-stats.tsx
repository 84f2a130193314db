import { playersOnly } from '../lib/role/players-only';
import { allLoaded } from '@skora/kit';
import { LoadGate } from '../lib/documents/load-gate';
import { useProfile } from '../lib/player/use-profile';
import { SettingsFrame } from '../features/settings/settings-frame';
import { useMatches, useTrainings, useWellness } from '../features/record/weekly-stats/use-rows';
import { WeeklyStats as Weeks } from '../features/record/weekly-stats/weekly-stats';

function WeeklyStats() {
  const loaded = allLoaded({
    profile: useProfile(),
    matches: useMatches(),
    trainings: useTrainings(),
    days: useWellness(),
  });
  return (
    <SettingsFrame
      title="Add weekly stats"
      lead="Matches and training, week by week. This week and the eight before it stay open."
    >
      <LoadGate loaded={loaded} what="your weeks">
        {({ profile, ...rows }) => <Weeks position={profile.primaryPosition} {...rows} />}
      </LoadGate>
    </SettingsFrame>
  );
}

export default playersOnly(WeeklyStats);
