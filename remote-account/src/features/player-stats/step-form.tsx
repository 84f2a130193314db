import { Button, Cluster, Heading, Text } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import type { LatestValue } from './latest-values';
import { MeasuredFields } from './measured-fields';
import { RatingFields } from './rating-fields';
import { SectionFields } from './section-fields';
import type { StatStep } from './stat-field';
import styles from './stats-wizard.module.css';
import { useStep } from './use-step';

interface StepFormProps {
  step: StatStep;
  today: string;
  latest: ReadonlyMap<string, LatestValue>;
  onBack: (() => void) | null;
  onNext: () => void;
}

/** One page of the wizard. */
export function StepForm({ step, today, latest, onBack, onNext }: StepFormProps) {
  const state = useStep(step, today);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.tryToContinue()) onNext();
      }}
    >
      <div>
        <Heading level={2} size="md">
          {step.title}
        </Heading>
        <Text tone="muted">{step.lead}</Text>
      </div>
      <FormErrorSummary errors={state.problems} attempt={state.attempt} title="Please look at these again" />
      <MeasuredFields state={state} today={today} />
      {step.ratings.length > 0 ? <RatingFields groups={step.ratings} state={state} /> : null}
      {step.sections.map((section) => (
        <SectionFields key={section.kind} section={section} state={state} latest={latest} />
      ))}
      <div className={styles.bar}>
        <Cluster>
          <SubmitButton>Continue</SubmitButton>
          {onBack ? (
            <Button variant="ghost" onClick={onBack}>
              Back
            </Button>
          ) : null}
        </Cluster>
        <Text size="small" tone="muted">
          Everything is optional. What you type is kept on this device until you save it at the end.
        </Text>
      </div>
    </form>
  );
}
