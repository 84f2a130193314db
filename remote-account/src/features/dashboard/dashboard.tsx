import { PageSlot } from '@skora/shared/remote';
import { useAccountStatus } from '@skora/shared/session';
import { Container, PageHeader } from '@skora/shared/ui';
import { useRequest } from '@skora/kit';
import { listRequests, useConfirmations } from '../confirmation';
import { firstOpenStep } from '../onboarding';
import { useGoals, type PlayerRecord } from '../record';
import { ChangedPanel } from './changed-panel';
import { ComingUp } from './next/coming-up';
import { FirstStepsCard } from './next/first-steps-card';
import { NextStep } from './next/next-step';
import { NextStepPlace } from './next/next-step-place';
import { useNextShowcase } from './next/use-next-showcase';
import { PublicNow } from './public-now';
import { StepList } from './step-list';
import { usePublicNow } from './use-public-now';
import { useSteps } from './steps/use-steps';
import { isClosed, WaitingNotice } from './waiting-notice';
import { WeekPanel } from './week/week-panel';
import { PanelGate } from './panel/panel-gate';
import styles from './panel/panel.module.css';

/** The page for every day: one thing to do, this week, what changed and what is next. */
export function Dashboard({ record }: { record: PlayerRecord }) {
  const { profile, entries, matches, trainings } = record;
  const status = useAccountStatus();
  const goals = useGoals();
  const confirmations = useConfirmations();
  const requests = useRequest('own', listRequests);
  const publicNow = usePublicNow();
  const showcase = useNextShowcase();
  const { steps, busy, error, leaveOut, takeUp } = useSteps({
    record,
    confirmations,
    requests,
    sharing: publicNow.sharing,
  });
  const first = firstOpenStep(record);
  const closed = isClosed(status);
  return (
    <Container className={styles.dashboard}>
      <PageHeader
        eyebrow="Your dashboard"
        title={profile.displayName || 'Welcome'}
        size="lg"
        className={styles.header}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          {closed ? (
            <WaitingNotice status={status} />
          ) : first ? (
            <FirstStepsCard step={first} />
          ) : (
            <PanelGate loaded={steps} what="your next step" placeholder={<NextStepPlace />}>
              {(found) => (
                <NextStep
                  steps={found}
                  busy={busy}
                  failed={error !== null}
                  onLeaveOut={(key) => void leaveOut(key)}
                />
              )}
            </PanelGate>
          )}
          <WeekPanel matches={matches} trainings={trainings} open={!closed} />
        </div>
        <div className={styles.column}>
          <ChangedPanel
            confirmations={confirmations}
            requests={requests.value ?? []}
            hasNumbers={entries.length + matches.length > 0}
          />
          <ComingUp goals={goals} entries={entries} showcase={showcase} open={!closed} />
          <PublicNow now={publicNow} />
        </div>
      </div>
      <PageSlot name="dashboard:reading" className={styles.reading} />
      {steps.status === 'ready' && !closed ? (
        <StepList steps={steps.value} busy={busy} onTakeUp={(key) => void takeUp(key)} />
      ) : null}
    </Container>
  );
}
