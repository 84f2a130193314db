import { playersOnly } from '../lib/role/players-only';
import { allLoaded } from '@skora/kit';
import { Confirmations } from '../features/confirmation/ask-coach/confirmations';
import { useConfirmations } from '../features/confirmation/ask-coach/use-confirmations';
import { LoadGate } from '../lib/documents/load-gate';
import { useStatEntries } from '../features/record/player-stats/entries/use-stat-entries';
import { SettingsFrame } from '../features/settings/settings-frame';
import { useMatches } from '../features/record/weekly-stats/use-rows';

function ConfirmationsPage() {
  const loaded = allLoaded({
    entries: useStatEntries(),
    matches: useMatches(),
    confirmations: useConfirmations(),
  });
  return (
    <SettingsFrame
      title="Confirmations"
      lead="A number counts for more when somebody who was there confirms it."
    >
      <LoadGate loaded={loaded} what="your confirmations">
        {(value) => <Confirmations {...value} />}
      </LoadGate>
    </SettingsFrame>
  );
}

export default playersOnly(ConfirmationsPage);
