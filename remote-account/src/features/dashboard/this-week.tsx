import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Cluster, Heading, Text } from '@skora/shared/ui';
import { FormStrip } from '@skora/shared/ui/data';
import {
  matchResult,
  type MatchRow,
  newestMatches,
  openWeeks,
  type TrainingRow,
  weekLabel,
} from '@skora/domain';
import { WeekTotals } from '../record';
import styles from './dashboard.module.css';

const FORM_MATCHES = 5;

export function ThisWeek({ matches, trainings }: { matches: MatchRow[]; trainings: TrainingRow[] }) {
  const [week] = useState(() => openWeeks(new Date())[0]);
  const inWeek = (row: { id: string }) => week !== undefined && row.id.startsWith(`${week.id}-`);
  const form = newestMatches(matches, FORM_MATCHES);
  return (
    <section className={styles.section} aria-labelledby="week-title">
      <Cluster justify="between" baseline>
        <Heading level={2} size="md" id="week-title">
          This week
        </Heading>
        <Text size="small" tone="muted">
          {week ? weekLabel(week) : ''}
        </Text>
      </Cluster>
      <WeekTotals matches={matches.filter(inWeek)} trainings={trainings.filter(inWeek)} />
      {form.length > 0 ? (
        <FormStrip
          label={`Last ${form.length} recorded matches`}
          matches={form.map((row) => ({
            id: row.id,
            result: matchResult(row),
            detail: `${row.goalsFor}–${row.goalsAgainst} against ${row.opponent}`,
          }))}
        />
      ) : null}
      <div>
        <ButtonLink component={Link} to={paths.weeklyStats()} variant="secondary">
          Add to this week
        </ButtonLink>
      </div>
    </section>
  );
}
