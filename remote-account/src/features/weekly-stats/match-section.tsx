import { Heading, Stack, Text } from '@skora/shared/ui';
import type { PositionCode } from '../positions/position';
import { checkMatch } from './check-match';
import { begunDays, type IsoWeek } from './iso-week';
import { emptyMatch, formOfMatch, parseMatchForm } from './match-form';
import { MatchFields } from './match-fields';
import { MATCHES_PER_WEEK, type MatchRow } from './match-row';
import { MatchList } from './match-list';
import { RowForm } from './row-form';
import { useRowForm } from './use-row-form';
import styles from './weekly-stats.module.css';

interface MatchSectionProps {
  week: IsoWeek;
  now: Date;
  rows: readonly MatchRow[];
  position: PositionCode | null;
}

/** The matches of the week and the form that adds one. */
export function MatchSection({ week, now, rows, position }: MatchSectionProps) {
  const days = begunDays(week, now);
  const row = useRowForm({
    collection: 'matches',
    week,
    taken: rows.map(({ id }) => id),
    places: MATCHES_PER_WEEK,
    empty: emptyMatch(days.at(-1) ?? 1, position ?? ''),
    parse: parseMatchForm,
    check: checkMatch,
  });
  return (
    <section className={styles.section} aria-labelledby="matches-title">
      <Heading level={2} size="md" id="matches-title">
        Matches
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">
          No match this week yet. One match is one row, also when you stayed on the bench.
        </Text>
      ) : (
        <MatchList
          week={week}
          rows={rows}
          onEdit={(match) => row.begin(formOfMatch(match))}
          onRemove={(match) => void row.remove(match.id)}
        />
      )}
      {row.full ? (
        <Text tone="muted">A week has room for {MATCHES_PER_WEEK} matches.</Text>
      ) : (
        <Stack>
          <RowForm
            row={row}
            title={row.form.editing ? 'Correct this match' : 'Add a match'}
            submit="Save match"
          >
            <MatchFields week={week} days={days} row={row} />
          </RowForm>
        </Stack>
      )}
    </section>
  );
}
