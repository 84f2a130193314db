import { paths } from '@skora/shared/contract';
import { Link, useSearchParams } from '@skora/shared/router';
import { ButtonLink, EmptyState, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { currentEntries, type PlayerProfile, findProtocol, ratingAxes, type StatEntry } from '@skora/domain';
import type { MeasurableDays } from '../player-stats/values/measurable-days';
import { useUnits } from '../player-stats/fields/use-units';
import { OwnComparison } from '../comparison/own-comparison';
import { ChartSuspense } from '../../../lib/charts/chart-suspense';
import { RadarChart } from '../../../lib/charts/lazy-charts';
import { CorrectionForm } from './correction-form';
import { HistoryList } from './history-list';
import { ProgressPanel } from './progress-panel';
import styles from './stat-history.module.css';

interface StatHistoryProps {
  /** Everything ever entered, newest measurement first. */
  history: readonly StatEntry[];
  days: MeasurableDays;
  adult: boolean;
  profile: PlayerProfile;
  bornOn: string | null;
}

/** All entries, and the form that corrects one of them. Which one is part of the address. */
export function StatHistory({ history, days, adult, profile, bornOn }: StatHistoryProps) {
  const [parameters, setParameters] = useSearchParams();
  const [units] = useUnits();
  const shown = history.filter(({ kind }) => adult || !findProtocol(kind).adultsOnly);
  const current = currentEntries(shown);
  const axes = ratingAxes(profile.primaryPosition, current);
  const entry = current.find(({ id }) => id === parameters.get('entry'));
  if (entry) {
    const onDone = () => setParameters({ step: 'history' });
    const known = { profile, entries: current };
    return <CorrectionForm key={entry.id} {...{ entry, days, known, onDone }} />;
  }
  return (
    <Stack gap={6}>
      <TextLink component={Link} to={paths.playerStats()}>
        Back to adding stats
      </TextLink>
      {shown.length === 0 ? (
        <EmptyState
          title="No entries yet"
          action={
            <ButtonLink component={Link} to={paths.playerStats()} variant="primary">
              Add your first stats
            </ButtonLink>
          }
        >
          Every result you save stays here with its date. From the second result of a test on, you see if a
          change is real or within the error of the test.
        </EmptyState>
      ) : (
        <>
          <ProgressPanel entries={current} />
          <OwnComparison entries={current} bornOn={bornOn} />
          {axes.length > 0 ? (
            <section className={styles.panel} aria-label="Self-ratings">
              <ChartSuspense>
                <RadarChart
                  title="How you see yourself"
                  axes={axes}
                  max={10}
                  valueLabel="Now"
                  beforeLabel="Last time"
                />
              </ChartSuspense>
              <Text size="small" tone="muted">
                Your own view of what matters most in your position. A coach may see it differently.
              </Text>
            </section>
          ) : null}
          <section className={styles.panel} aria-labelledby="history-title">
            <Stack gap={1}>
              <Heading level={2} size="md" id="history-title">
                History
              </Heading>
              <Text tone="muted">
                Nothing here is ever overwritten. A correction is a new entry that takes the place of the old
                one.
              </Text>
            </Stack>
            <HistoryList
              history={shown}
              profile={profile}
              units={units}
              onCorrect={({ id }) => setParameters({ step: 'history', entry: id })}
            />
          </section>
        </>
      )}
    </Stack>
  );
}
