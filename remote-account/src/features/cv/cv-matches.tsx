import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState, Grid, Heading, Text } from '@skora/shared/ui';
import { FormStrip, StatTile } from '@skora/shared/ui/data';
import {
  matchResult,
  type MatchRow,
  newestMatches,
  PER_90_MINUTES,
  type PositionCode,
  seasonNumbers,
} from '@skora/football';
import styles from './cv.module.css';

const FORM_MATCHES = 5;

/** What the recorded matches add up to. */
export function CvMatches({ matches, position }: { matches: MatchRow[]; position: PositionCode | null }) {
  const form = newestMatches(matches, FORM_MATCHES).map((row) => ({
    id: row.id,
    result: matchResult(row),
    detail: `${row.goalsFor}–${row.goalsAgainst} against ${row.opponent}`,
  }));
  return (
    <section className={styles.section} aria-labelledby="cv-matches">
      <Heading level={2} size="md" id="cv-matches">
        Matches
      </Heading>
      {matches.length === 0 ? (
        <EmptyState
          level={3}
          title="No match recorded yet"
          action={
            <ButtonLink component={Link} to={paths.weeklyStats()} variant="secondary">
              Add your first match
            </ButtonLink>
          }
        >
          Minutes, matches and the numbers of your position stand here. They come from your weekly stats.
        </EmptyState>
      ) : (
        <>
          <FormStrip label={`Last ${form.length} recorded matches`} matches={form} />
          <Grid columns={4} gap={4}>
            {seasonNumbers(matches, position).map(({ label, value, note }) => (
              <StatTile key={label} label={label} value={value} note={note} source="Self-reported" />
            ))}
          </Grid>
          <Text size="small" tone="muted">
            Recorded matches only. Numbers per 90 minutes appear from {PER_90_MINUTES} minutes on; before that
            they would say more about chance than about you.
          </Text>
        </>
      )}
    </section>
  );
}
