import { Button, Cluster, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { begunDays, type IsoWeek, MATCHES_PER_WEEK, type MatchRow, type PositionCode } from '@skora/domain';
import { useConfirmations } from '../../../confirmation';
import { checkMatch } from './check-match';
import { copyMatch, emptyMatch, readMatch, parseMatchForm, type MatchForm } from './match-form';
import { MatchFields } from './match-fields';
import { MatchList } from './match-list';
import { RowForm } from '../rows/row-form';
import { useRowForm } from '../rows/use-row-form';
import styles from '../rows/weekly-stats.module.css';

interface MatchSectionProps {
  week: IsoWeek;
  now: Date;
  rows: readonly MatchRow[];
  /** The match played last, in whatever week. */
  last: MatchRow | undefined;
  position: PositionCode | null;
}

/** The matches of the week and the form that adds one. */
export function MatchSection({ week, now, rows, last, position }: MatchSectionProps) {
  const days = begunDays(week, now);
  const today = days.at(-1) ?? 1;
  const row = useRowForm({
    collection: 'matches',
    week,
    taken: rows.map(({ id }) => id),
    places: MATCHES_PER_WEEK,
    empty: emptyMatch(today, position ?? ''),
    parse: parseMatchForm,
    check: checkMatch,
  });
  const confirmations = useConfirmations();
  const editedRow = rows.find(({ id }) => id === row.values.editing);
  return (
    <section className={styles.section} aria-labelledby="matches-title">
      <Heading level={2} size="md" id="matches-title">
        Matches
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">
          No match this week yet. Add one entry per match, even if you stayed on the bench.
        </Text>
      ) : (
        <MatchList
          week={week}
          rows={rows}
          // Nothing counts as confirmed until the store has answered.
          confirmations={confirmations.status === 'ready' ? confirmations.value : []}
          onEdit={(match) => row.reset(readMatch(match))}
          onRemove={(match) => void row.remove(match)}
        />
      )}
      {row.full ? (
        <Text tone="muted">You can add {MATCHES_PER_WEEK} matches a week.</Text>
      ) : (
        <Stack>
          <RowForm
            row={row}
            title={row.values.editing ? 'Correct this match' : 'Add a match'}
            submit="Save match"
            stored={editedRow && readMatch(editedRow)}
          >
            {last && isUntouched(row.values) ? (
              <Cluster>
                <Button size="sm" variant="secondary" onClick={() => row.reset(copyMatch(last, today))}>
                  Start like your last match
                </Button>
              </Cluster>
            ) : null}
            {!row.busy && isDuplicate(row.values, rows) ? (
              <Notice tone="warning" live="polite" title="You already have this match">
                There is a match against {row.values.opponent.trim()} on that day. Save this one only if you
                played twice.
              </Notice>
            ) : null}
            <MatchFields week={week} days={days} form={row} />
          </RowForm>
        </Stack>
      )}
    </section>
  );
}

function isUntouched({ editing, opponent, goalsFor, goalsAgainst, minutes }: MatchForm): boolean {
  return editing === '' && [opponent, goalsFor, goalsAgainst, minutes].every((text) => text === '');
}

function isDuplicate({ editing, day, opponent }: MatchForm, rows: readonly MatchRow[]): boolean {
  const name = opponent.trim().toLowerCase();
  return rows.some(
    (row) => row.id !== editing && row.day === Number(day) && row.opponent.toLowerCase() === name,
  );
}
