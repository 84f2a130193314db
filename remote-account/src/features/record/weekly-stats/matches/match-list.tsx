import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, Button, ButtonLink, Cluster } from '@skora/shared/ui';
import {
  type Confirmation,
  dayLabel,
  type IsoWeek,
  isRecord,
  MATCH_NUMBERS,
  type MatchRow,
  numbersFor,
  numbersOfMatch,
  ROLES,
} from '@skora/domain';
import { describeTrust } from '../../../confirmation';
import { RemoveButton } from '../../../../lib/card-list/remove-button';
import { RowVersions } from '../rows/row-versions';
import styles from '../rows/weekly-stats.module.css';

interface MatchListProps {
  week: IsoWeek;
  rows: readonly MatchRow[];
  confirmations: readonly Confirmation[];
  onEdit: (row: MatchRow) => void;
  onRemove: (row: MatchRow) => void;
}

export function MatchList({ week, rows, confirmations, onEdit, onRemove }: MatchListProps) {
  const ordered = [...rows].sort((a, b) => a.day - b.day);
  return (
    <ul className={styles.rows}>
      {ordered.map((row) => (
        <li key={row.id} className={styles.row}>
          <p className={styles.score}>
            {row.goalsFor}–{row.goalsAgainst}
          </p>
          <div>
            <p className={styles.rowTitle}>
              {row.venue === 'away' ? 'at' : 'against'} {row.opponent}
            </p>
            <p className={styles.rowDetail}>
              {dayLabel(week, row.day)} ·{' '}
              {row.role === 'unused' ? ROLES.unused : `${row.position}, ${row.minutes} minutes`}
              {describeNumbers(row)}
            </p>
            <RowVersions collection="matches" row={row} describe={describeBefore} />
          </div>
          <Cluster gap={2}>
            <Badge>{describeTrust(numbersOfMatch(row), confirmations)}</Badge>
            <ButtonLink
              component={Link}
              to={`${paths.confirmations()}?match=${row.id}`}
              size="sm"
              variant="ghost"
              aria-label={`Ask a coach to confirm the match against ${row.opponent}`}
            >
              Ask a coach
            </ButtonLink>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onEdit(row)}
              aria-label={`Correct ${row.opponent}`}
            >
              Correct
            </Button>
            <RemoveButton what={`the match against ${row.opponent}`} onRemove={() => onRemove(row)} />
          </Cluster>
        </li>
      ))}
    </ul>
  );
}

function describeNumbers(row: MatchRow): string {
  const parts = numbersFor(row.position)
    .filter(({ key }) => (row.numbers[key] ?? 0) > 0)
    .map(({ key, label, unit }) => `${label.toLowerCase()} ${row.numbers[key]}${unit ? ` ${unit}` : ''}`);
  return parts.length > 0 ? ` · ${parts.join(', ')}` : '';
}

function describeBefore(before: Readonly<Record<string, unknown>>): string {
  const numbers = Object.entries(isRecord(before.numbers) ? before.numbers : {});
  const labels = new Map(MATCH_NUMBERS.map(({ key, label }) => [key, label.toLowerCase()]));
  return [
    `${before.goalsFor}–${before.goalsAgainst} against ${before.opponent}`,
    `${before.minutes} minutes`,
    ...numbers.map(([key, value]) => `${labels.get(key) ?? key} ${value}`),
  ].join(', ');
}
