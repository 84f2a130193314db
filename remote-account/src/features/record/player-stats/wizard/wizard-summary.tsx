import { useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Cluster, EmptyState, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import type { MeasurableDays } from '../values/measurable-days';
import { EntryLines } from '../entries/entry-lines';
import { filledSteps } from './filled-steps';
import type { StatStep } from '@skora/domain';
import styles from '../fields/stats-wizard.module.css';
import { useSaving } from './use-saving';

interface WizardSummaryProps {
  steps: readonly StatStep[];
  days: MeasurableDays;
  onStep: (id: StatStep['id']) => void;
  onSaved: () => void;
}

export function WizardSummary({ steps, days, onStep, onSaved }: WizardSummaryProps) {
  const { uid } = useRequiredUser();
  const [filled] = useState(() => filledSteps(steps, uid, days));
  const { status, save } = useSaving(filled, onSaved);
  const open = filled.filter(({ checked }) => checked.problems.length + checked.questions.length > 0);
  const first = steps[0];
  if (filled.length === 0) {
    return (
      <EmptyState
        title="Nothing to save yet"
        action={
          first ? <Button onClick={() => onStep(first.id)}>Go to {first.title.toLowerCase()}</Button> : null
        }
      >
        Fill in at least one value or rating. One number with its date is a good start.
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <div>
        <Heading level={2} size="md">
          Check and save
        </Heading>
        <Text tone="muted">
          Saved entries stay in your history as they are. If one is wrong, save a corrected one later: the
          newest counts.
        </Text>
      </div>
      {filled.map(({ step, draft, checked }) => (
        <section key={step.id} className={styles.section} aria-label={step.title}>
          <Cluster justify="between" baseline>
            <Heading level={3} size="sm">
              {step.title}
            </Heading>
            <Button size="sm" variant="ghost" onClick={() => onStep(step.id)}>
              Change
            </Button>
          </Cluster>
          <EntryLines entries={checked.entries} units={draft.units} />
        </section>
      ))}
      {open.map(({ step }) => (
        <Notice
          key={step.id}
          tone="warning"
          title={`${step.title}: something needs a second look`}
          action={
            <Button size="sm" variant="secondary" onClick={() => onStep(step.id)}>
              Go to {step.title.toLowerCase()}
            </Button>
          }
        />
      ))}
      {status === 'offline' ? (
        <Notice tone="warning" live="polite" title="You are offline">
          Your entries are kept on this device and saved as soon as the connection is back.
        </Notice>
      ) : null}
      {status === 'failed' ? (
        <Notice tone="danger" live="assertive" title="Not saved yet">
          The server did not take everything. Your entries are kept on this device; try again in a moment.
          Nothing is stored twice.
        </Notice>
      ) : null}
      <Cluster>
        <Button
          variant="primary"
          busy={status === 'saving'}
          disabled={open.length > 0}
          onClick={() => void save()}
        >
          Save stats
        </Button>
      </Cluster>
    </Stack>
  );
}
