import { Link } from '@skora/shared/router';
import { Button, Heading, TextLink } from '@skora/shared/ui';
import { isOptional, type OptionalStep, type ProfileStep } from './steps/profile-step';
import styles from './dashboard.module.css';

const WORDS = { done: 'Done', open: 'Open', waiting: 'Waiting', 'left-out': 'Skipped' } as const;

interface StepListProps {
  steps: readonly ProfileStep[];
  busy: boolean;
  onTakeUp: (key: OptionalStep) => void;
}

export function StepList({ steps, busy, onTakeUp }: StepListProps) {
  return (
    <section className={styles.section} aria-labelledby="record-title">
      <Heading level={2} size="md" id="record-title">
        Your checklist
      </Heading>
      <ul className={styles.steps}>
        {steps.map(({ key, label, to, state }) => (
          <li key={key} data-state={state}>
            <TextLink component={Link} to={to} quiet>
              {label}
            </TextLink>
            {state === 'left-out' && isOptional(key) ? (
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                aria-label={`Add it back: ${label}`}
                onClick={() => onTakeUp(key)}
              >
                Add it back
              </Button>
            ) : (
              <span className={styles.state}>{WORDS[state]}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
