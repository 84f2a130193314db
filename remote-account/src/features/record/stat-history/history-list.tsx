import { Button, Notice } from '@skora/shared/ui';
import { useState } from 'react';
import {
  currentEntries,
  describePersonalBest,
  findPersonalBests,
  isWithdrawal,
  numbersOfEntry,
  type PlayerProfile,
  type StatEntry,
  type Units,
} from '@skora/domain';
import { describeTrust, useConfirmations } from '../../confirmation';
import { HistoryItem } from './history-item';
import styles from './stat-history.module.css';
import { useCorrection, makeWithdrawal } from './use-correction';

/** Entries shown at first, and added by each "Show older entries". */
const PAGE = 50;

interface HistoryListProps {
  history: readonly StatEntry[];
  profile: PlayerProfile;
  units: Units;
  onCorrect: (entry: StatEntry) => void;
}

/** Every entry ever made, newest measurement first; nothing is deleted. */
export function HistoryList({ history, profile, units, onCorrect }: HistoryListProps) {
  const confirmations = useConfirmations();
  const known = confirmations.status === 'ready' ? confirmations.value : [];
  const current = currentEntries(history);
  const { busy, error, store } = useCorrection({ profile, entries: current }, () => undefined);
  const successors = new Map(history.map((entry) => [entry.corrects, entry]));
  const made = history.filter((entry) => !isWithdrawal(entry));
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      {error !== null ? (
        <Notice tone="danger" live="assertive" title="Not withdrawn yet">
          We could not save that. Try again in a moment.
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {made.slice(0, shown).map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            units={units}
            bests={
              successors.has(entry.id)
                ? []
                : findPersonalBests(entry, current).map((best) => describePersonalBest(best, units))
            }
            trust={describeTrust(numbersOfEntry(entry), known)}
            successor={successors.get(entry.id)}
            busy={busy}
            onCorrect={() => onCorrect(entry)}
            onWithdraw={() => void store(crypto.randomUUID(), entry, makeWithdrawal(entry), 'Withdrawn.')}
          />
        ))}
      </ul>
      {made.length > shown ? (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
            Show older entries
          </Button>
        </div>
      ) : null}
    </>
  );
}
