import { bothLoaded } from '../features/documents/both-loaded';
import { LoadGate } from '../features/documents/load-gate';
import { StatsWizard } from '../features/player-stats/stats-wizard';
import { useAdult } from '../features/player-stats/use-adult';
import { useEntryHistory } from '../features/player-stats/use-stat-entries';
import { useProfile } from '../features/profile/use-profile';
import { SettingsFrame } from '../features/settings/settings-frame';

export default function PlayerStats() {
  const loaded = bothLoaded(useProfile(), useEntryHistory());
  const adult = useAdult();
  return (
    <SettingsFrame title="Add stats" lead="A number counts when it says who measured it, when and how.">
      <LoadGate loaded={loaded} what="your stats">
        {([profile, history]) => <StatsWizard profile={profile} history={history} adult={adult} />}
      </LoadGate>
    </SettingsFrame>
  );
}
