import { Notice } from '@skora/shared/ui';
import {
  currentEntries,
  describePersonalBest,
  findPersonalBests,
  isWithdrawal,
  numbersOfEntry,
  type StatEntry,
  type Units,
} from '@skora/domain';
import { describeTrust, useConfirmations } from '../../confirmation';
import { HistoryItem } from './history-item';
import styles from './stat-history.module.css';
import { useCorrection, makeWithdrawal } from './use-correction';

interface HistoryListProps {
  history: readonly StatEntry[];
  units: Units;
  onCorrect: (entry: StatEntry) => void;
}

/** Every entry ever made, newest measurement first; nothing is deleted. */
export function HistoryList({ history, units, onCorrect }: HistoryListProps) {
  const { busy, error, store } = useCorrection(() => undefined);
  const confirmations = useConfirmations();
  const known = confirmations.status === 'ready' ? confirmations.value : [];
  const current = currentEntries(history);
  const successors = new Map(history.map((entry) => [entry.corrects, entry]));
  return (
    <>
      {error !== null ? (
        <Notice tone="danger" live="assertive" title="Not withdrawn yet">
          We could not save that. Try again in a moment.
        </Notice>
      ) : null}
      <ul className={styles.list}>
        {history
          .filter((entry) => !isWithdrawal(entry))
          .map((entry) => (
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
              onWithdraw={() => void store(crypto.randomUUID(), makeWithdrawal(entry), 'Withdrawn.')}
            />
          ))}
      </ul>
    </>
  );
}
