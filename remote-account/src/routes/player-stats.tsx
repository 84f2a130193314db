import { LoadGate } from '../features/documents/load-gate';
import { StatsWizard } from '../features/player-stats/stats-wizard';
import { useStatEntries } from '../features/player-stats/use-stat-entries';
import { useProfile } from '../features/profile/use-profile';
import { SettingsFrame } from '../features/settings/settings-frame';

export default function PlayerStats() {
  const profile = useProfile();
  const entries = useStatEntries();
  return (
    <SettingsFrame title="Add stats" lead="A number counts when it says who measured it, when and how.">
      <LoadGate loaded={profile} what="your profile">
        {(stored) => (
          <LoadGate loaded={entries} what="your earlier stats">
            {(history) => <StatsWizard profile={stored} entries={history} />}
          </LoadGate>
        )}
      </LoadGate>
    </SettingsFrame>
  );
}
