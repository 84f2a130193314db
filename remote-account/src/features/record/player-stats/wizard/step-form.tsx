import { useRequiredUser } from '@skora/shared/session';
import { Button, Cluster, Heading, Stack, Text } from '@skora/shared/ui';
import { SubmitButton } from '@skora/shared/ui/forms';
import type { MeasurableDays } from '../values/measurable-days';
import { isFilled, emptyStep } from '../values/step-draft';
import type { KnownFact, LatestValue, StatStep } from '@skora/domain';
import { STEP_KEYS } from './step-keys';
import { StepFields } from '../fields/step-fields';
import styles from '../fields/stats-wizard.module.css';
import { useStep } from '../fields/use-step';
import { useUnits } from '../fields/use-units';

interface StepFormProps {
  step: StatStep;
  days: MeasurableDays;
  latest: ReadonlyMap<string, LatestValue>;
  known: ReadonlyMap<string, KnownFact>;
  onBack: (() => void) | null;
  onNext: () => void;
}

export function StepForm({ step, days, latest, known, onBack, onNext }: StepFormProps) {
  const { uid } = useRequiredUser();
  const [units, setUnits] = useUnits();
  const state = useStep(step, STEP_KEYS[step.id], () => emptyStep(uid, days.today, units), days);
  const filled = isFilled(state.draft);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.tryToContinue()) onNext();
      }}
    >
      <Stack gap={1}>
        <Heading level={2} size="md">
          {step.title}
        </Heading>
        <Text tone="muted">{step.lead}</Text>
      </Stack>
      <StepFields {...{ step, state, days, latest, known, setUnits }} />
      <div className={styles.bar}>
        <Cluster>
          <SubmitButton>Continue</SubmitButton>
          {onBack ? (
            <Button variant="ghost" onClick={onBack}>
              Back
            </Button>
          ) : null}
          {filled ? null : (
            <Button variant="ghost" onClick={onNext}>
              Skip this part
            </Button>
          )}
        </Cluster>
        <Text size="small" tone="muted">
          Everything is optional. What you type stays on this device until you save it at the end.
        </Text>
      </div>
    </form>
  );
}
