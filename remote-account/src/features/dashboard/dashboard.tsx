import { useState } from 'react';
import { Link } from '@skora/shared/router';
import { Container, Grid, Heading, PageHeader, TextLink } from '@skora/shared/ui';
import { useConfirmations } from '../confirmation/use-confirmations';
import { LoadGate } from '../documents/load-gate';
import { useGoals } from '../goals/use-goals';
import { profileSteps } from '../profile/completeness';
import type { PlayerRecord } from '../record/use-player-record';
import { LoadTrend } from '../weekly-stats/load-trend';
import { ConfirmationsPanel } from './confirmations-panel';
import { GoalsPanel } from './goals-panel';
import { NextStep } from './next-step';
import { PublicNow } from './public-now';
import { ThisWeek } from './this-week';
import styles from './dashboard.module.css';

/** Where a player stands and what to do next. */
export function Dashboard({ record }: { record: PlayerRecord }) {
  const { profile, entries, matches, trainings } = record;
  const goals = useGoals();
  const confirmations = useConfirmations();
  const [now] = useState(() => new Date());
  const steps = profileSteps(profile, {
    entries: entries.length,
    matches: matches.length,
    trainings: trainings.length,
  });
  return (
    <Container className={styles.dashboard}>
      <PageHeader
        eyebrow="Your dashboard"
        title={profile.displayName || 'Welcome'}
        lead="Your week, your next step and what others can see."
        size="lg"
      />
      <Grid columns={2}>
        <NextStep steps={steps} />
        <PublicNow />
      </Grid>
      <ThisWeek matches={matches} trainings={trainings} />
      <LoadTrend matches={matches} trainings={trainings} now={now} />
      <Grid columns={2}>
        <LoadGate loaded={goals} what="your goals">
          {(found) => <GoalsPanel goals={found} entries={entries} />}
        </LoadGate>
        <LoadGate loaded={confirmations} what="what coaches answered">
          {(found) => <ConfirmationsPanel confirmations={found} />}
        </LoadGate>
      </Grid>
      <section className={styles.section} aria-labelledby="record-title">
        <Heading level={2} size="md" id="record-title">
          What your record holds
        </Heading>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.label} data-done={step.done || undefined}>
              <TextLink component={Link} to={step.to} quiet>
                {step.label}
              </TextLink>
              <span className={styles.state}>{step.done ? 'Done' : 'Open'}</span>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
