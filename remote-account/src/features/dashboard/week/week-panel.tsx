import { matchResult, newestMatches, type MatchRow, type TrainingRow } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Cluster, Heading, Text, TextLink } from '@skora/shared/ui';
import { FormStrip } from '@skora/shared/ui/data';
import { useToday } from '../../../lib/use-today';
import { AddButtons } from './add-buttons';
import { LoadBars } from './load-bars';
import { SampleWeek } from './sample-panel';
import { isEmptyWeek, loadWords, weekFacts } from './week-facts';
import { WeekFiguresList } from './week-figures';
import styles from './week.module.css';

const FORM_MATCHES = 5;

interface WeekPanelProps {
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
  /** Whether the player may add something now. */
  open: boolean;
}

/** @example inSentence('Week 47, 16 Nov – 22 Nov') // 'week 47, 16 Nov – 22 Nov' */
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** This week beside the ones before it; until there is a first entry, what it will look like. */
export function WeekPanel({ matches, trainings, open }: WeekPanelProps) {
  const now = useToday();
  if (matches.length + trainings.length === 0) return <SampleWeek open={open} />;
  const facts = weekFacts({ matches, trainings }, now);
  const empty = isEmptyWeek(facts.now);
  const form = newestMatches(matches, FORM_MATCHES);
  return (
    <section className={styles.week} aria-labelledby="week-title">
      <Cluster justify="between" baseline>
        <Heading level={2} size="md" id="week-title">
          This week
        </Heading>
        <Text size="small" tone="muted">
          {facts.now.label}
        </Text>
      </Cluster>
      {empty ? (
        <Text tone="muted">
          Nothing entered yet.
          {facts.before ? ` Your last entries are of ${inSentence(facts.before.label)}.` : ''}
        </Text>
      ) : (
        <WeekFiguresList week={facts.now} loadNote={loadWords(facts.loads.map(({ value }) => value))} />
      )}
      {empty && facts.before ? (
        <div className={styles.past}>
          <WeekFiguresList week={facts.before} loadNote={null} />
        </div>
      ) : null}
      <LoadBars loads={facts.loads} label="Training load by week" />
      {form.length > 0 ? (
        <div className={styles.form}>
          <FormStrip
            label={`Last ${form.length} recorded matches`}
            matches={form.map((row) => ({
              id: row.id,
              result: matchResult(row),
              detail: `${row.goalsFor}–${row.goalsAgainst} against ${row.opponent}`,
            }))}
          />
          <Text size="small" tone="muted" aria-hidden="true">
            {form.length === 1 ? 'Last match' : `Last ${form.length} matches`}
          </Text>
        </div>
      ) : null}
      <Cluster gap={4}>
        {open ? <AddButtons /> : null}
        <TextLink component={Link} to={paths.weeklyStats()} arrow>
          All your weeks
        </TextLink>
      </Cluster>
    </section>
  );
}
