import { ConfirmInPlace } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, Button, ButtonLink, Cluster } from '@skora/shared/ui';
import {
  formatDay,
  numbersOfEntry,
  findProtocol,
  type StatEntry,
  type Units,
  wholeDates,
} from '@skora/domain';
import { BestLines } from '../best/best-lines';
import { EntryLines } from '../player-stats/entries/entry-lines';
import styles from './stat-history.module.css';

interface HistoryItemProps {
  entry: StatEntry;
  units: Units;
  /** What was a best in it, in words. */
  bests: readonly string[];
  /** Who stands for its numbers, in words. */
  trust: string;
  /** The later entry that took its place, if any. */
  successor: StatEntry | undefined;
  busy: boolean;
  onCorrect: () => void;
  onWithdraw: () => void;
}

export function HistoryItem({
  entry,
  units,
  bests,
  trust,
  successor,
  busy,
  onCorrect,
  onWithdraw,
}: HistoryItemProps) {
  // Ratings are kept with the ball tests, and alone they are no tests.
  const onlyRated = Object.keys(entry.values).length === 0 && Object.keys(entry.ratings).length > 0;
  const title = onlyRated ? 'Self-ratings' : findProtocol(entry.kind).title;
  const name = `${title}, ${formatDay(entry.measuredOn)}`;
  const withdrawn =
    successor && Object.keys(successor.values).length + Object.keys(successor.ratings).length === 0;
  return (
    <li className={styles.item} data-past={successor ? true : undefined}>
      <Cluster justify="between">
        <h3 className={styles.title}>{title}</h3>
        {successor ? (
          <Badge>{withdrawn ? 'Withdrawn' : 'Corrected'}</Badge>
        ) : (
          entry.corrects && <Badge tone="info">Correction, this one counts</Badge>
        )}
      </Cluster>
      <EntryLines entries={[entry]} units={units} />
      <BestLines lines={bests} />
      <p className={styles.meta}>
        {wholeDates(trust)}
        {entry.recordedAt ? wholeDates(`, entered ${formatDay(entry.recordedAt)}`) : ''}
        {successor?.recordedAt
          ? wholeDates(`, ${withdrawn ? 'withdrawn' : 'corrected'} ${formatDay(successor.recordedAt)}`)
          : ''}
        {entry.evidence ? (
          <>
            {' · '}
            <a href={entry.evidence} target="_blank" rel="noreferrer noopener">
              Proof
            </a>
          </>
        ) : null}
      </p>
      {successor ? null : (
        <Cluster gap={2}>
          {numbersOfEntry(entry).length > 0 ? (
            <ButtonLink
              component={Link}
              to={`${paths.confirmations()}?entry=${entry.id}`}
              size="sm"
              variant="ghost"
              aria-label={`Ask a coach to confirm ${name}`}
            >
              Ask a coach
            </ButtonLink>
          ) : null}
          <Button size="sm" variant="ghost" aria-label={`Correct ${name}`} onClick={onCorrect}>
            Correct
          </Button>
          <ConfirmInPlace
            label="Withdraw"
            name={`Withdraw ${name}`}
            question={`Withdraw ${name}? It stays in your history and does not count any more.`}
            confirm="Yes, withdraw"
            confirmName={`Yes, withdraw ${name}`}
            cancel="Keep"
            busy={busy}
            onConfirm={onWithdraw}
          />
        </Cluster>
      )}
    </li>
  );
}
