import { Confirmations } from '../features/confirmation/ask-coach/confirmations';
import { useConfirmations } from '../features/confirmation/ask-coach/use-confirmations';
import { bothLoaded } from '../lib/documents/both-loaded';
import { LoadGate } from '../lib/documents/load-gate';
import { useStatEntries } from '../features/record/player-stats/entries/use-stat-entries';
import { SettingsFrame } from '../features/settings/settings-frame';
import { useMatches } from '../features/record/weekly-stats/use-rows';

export default function ConfirmationsPage() {
  const numbers = bothLoaded(useStatEntries(), useMatches());
  const loaded = bothLoaded(numbers, useConfirmations());
  return (
    <SettingsFrame
      title="Confirmations"
      lead="A number counts for more when somebody who was there says it is right."
    >
      <LoadGate loaded={loaded} what="your confirmations">
        {([[entries, matches], confirmations]) => (
          <Confirmations entries={entries} matches={matches} confirmations={confirmations} />
        )}
      </LoadGate>
    </SettingsFrame>
  );
}
