import { useState } from 'react';
import { Container, Grid, PageHeader } from '@skora/shared/ui';
import { useRequest } from '@skora/kit';
import { listRequests, useConfirmations } from '../confirmation';
import { LoadGate } from '../../lib/documents/load-gate';
import { LoadTrend, useGoals, type PlayerRecord } from '../record';
import { ConfirmationsPanel } from './confirmations-panel';
import { GoalsPanel } from './goals-panel';
import { NextStep } from './next-step';
import { PublicNow } from './public-now';
import { StepList } from './step-list';
import { ThisWeek } from './this-week';
import { usePublicNow } from './use-public-now';
import { useSteps } from './steps/use-steps';
import styles from './dashboard.module.css';

export function Dashboard({ record }: { record: PlayerRecord }) {
  const { profile, entries, matches, trainings } = record;
  const goals = useGoals();
  const confirmations = useConfirmations();
  const requests = useRequest('own', listRequests);
  const publicNow = usePublicNow();
  const { steps, busy, error, leaveOut, takeUp } = useSteps({
    record,
    confirmations,
    requests,
    sharing: publicNow.sharing,
  });
  const [now] = useState(() => new Date());
  return (
    <Container className={styles.dashboard}>
      <PageHeader
        eyebrow="Your dashboard"
        title={profile.displayName || 'Welcome'}
        lead="Your week, your next step and what others can see."
        size="lg"
      />
      <Grid columns={2}>
        <LoadGate loaded={steps} what="your next step">
          {(found) => (
            <NextStep
              steps={found}
              busy={busy}
              failed={error !== null}
              onLeaveOut={(key) => void leaveOut(key)}
            />
          )}
        </LoadGate>
        <PublicNow now={publicNow} />
      </Grid>
      <ThisWeek matches={matches} trainings={trainings} />
      <LoadTrend matches={matches} trainings={trainings} now={now} />
      <Grid columns={2}>
        <LoadGate loaded={goals} what="your goals">
          {(found) => <GoalsPanel goals={found} entries={entries} />}
        </LoadGate>
        <LoadGate loaded={confirmations} what="your confirmations">
          {(found) => <ConfirmationsPanel confirmations={found} requests={requests.value ?? []} />}
        </LoadGate>
      </Grid>
      {steps.status === 'ready' ? (
        <StepList steps={steps.value} busy={busy} onTakeUp={(key) => void takeUp(key)} />
      ) : null}
    </Container>
  );
}
