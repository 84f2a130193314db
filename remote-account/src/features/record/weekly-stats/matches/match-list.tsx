import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, Button, ButtonLink, Cluster } from '@skora/shared/ui';
import {
  type Confirmation,
  dayLabel,
  describeMatchRecord,
  findMatchBests,
  formatNumber,
  type IsoWeek,
  isPlainObject,
  MATCH_NUMBERS,
  type MatchRow,
  numbersFor,
  numbersOfMatch,
  ROLES,
  rowLoad,
} from '@skora/domain';
import { describeTrust } from '../../../confirmation';
import { BestLines } from '../../best/best-lines';
import { RemoveRow } from '../rows/remove-row';
import type { Removals } from '../rows/use-removals';
import { RowVersions } from '../rows/row-versions';
import styles from '../rows/rows.module.css';

interface MatchListProps {
  week: IsoWeek;
  rows: readonly MatchRow[];
  confirmations: readonly Confirmation[];
  /** All matches of the player, for what was a best. */
  all: readonly MatchRow[];
  onEdit: (row: MatchRow) => void;
  removals: Removals;
}

export function MatchList({ week, rows, confirmations, all, onEdit, removals }: MatchListProps) {
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
              <span className={styles.date}>{dayLabel(week, row.day)}</span> · {describePart(row)}
            </p>
            {row.role === 'unused' ? null : <p className={styles.rowDetail}>{describeNumbers(row)}</p>}
            <BestLines lines={findMatchBests(row, all).map(describeMatchRecord)} />
            <Badge className={styles.trust}>{describeTrust(numbersOfMatch(row), confirmations)}</Badge>
            <RowVersions collection="matches" row={row} describe={describeBefore} />
          </div>
          <Cluster gap={1}>
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
            <RemoveRow row={row} what={`the match against ${row.opponent}`} removals={removals} />
          </Cluster>
        </li>
      ))}
    </ul>
  );
}

function describePart(row: MatchRow): string {
  if (row.role === 'unused') return ROLES.unused;
  const load = rowLoad(row);
  const effort =
    load === null
      ? 'no effort given, so not counted in the load'
      : `effort ${row.rpe} of 10 · load ${formatNumber(load)}`;
  return `${row.position}, ${row.minutes} minutes · ${effort}`;
}

function describeNumbers(row: MatchRow): string {
  const told = numbersFor(row.position).filter(({ key }) => (row.numbers[key] ?? 0) > 0);
  return told
    .map(({ key, label, unit }) => `${label} ${row.numbers[key]}${unit ? ` ${unit}` : ''}`)
    .join(' · ');
}

function describeBefore(before: Readonly<Record<string, unknown>>): string {
  const numbers = Object.entries(isPlainObject(before.numbers) ? before.numbers : {});
  const labels = new Map(MATCH_NUMBERS.map(({ key, label }) => [key, label.toLowerCase()]));
  return [
    `${before.goalsFor}–${before.goalsAgainst} against ${before.opponent}`,
    `${before.minutes} minutes`,
    ...numbers.map(([key, value]) => `${labels.get(key) ?? key} ${value}`),
  ].join(', ');
}
