import { LoadGate } from '../lib/documents/load-gate';
import { bothLoaded } from '../lib/documents/both-loaded';
import { useProfile } from '../lib/player/use-profile';
import { SettingsFrame } from '../features/settings/settings-frame';
import { useMatches, useTrainings, useWellness } from '../features/record/weekly-stats/use-rows';
import { WeeklyStats as Weeks } from '../features/record/weekly-stats/weekly-stats';

export default function WeeklyStats() {
  const profile = bothLoaded(useProfile(), useWellness());
  const rows = bothLoaded(useMatches(), useTrainings());
  return (
    <SettingsFrame
      title="Add weekly stats"
      lead="Matches and training, week by week. This week and the eight before it stay open."
    >
      <LoadGate loaded={bothLoaded(profile, rows)} what="your weeks">
        {([[{ primaryPosition }, days], [matches, trainings]]) => (
          <Weeks position={primaryPosition} matches={matches} trainings={trainings} days={days} />
        )}
      </LoadGate>
    </SettingsFrame>
  );
}
