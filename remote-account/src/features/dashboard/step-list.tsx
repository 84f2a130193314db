import { Link } from '@skora/shared/router';
import { Button, Heading, TextLink } from '@skora/shared/ui';
import { isOptional, type OptionalStep, type ProfileStep } from './steps/profile-step';
import { useKeptFocus } from '@skora/shared/ui/overlay';
import styles from './panel/panel.module.css';

const WORDS = { done: 'Done', open: 'Open', waiting: 'Waiting', 'left-out': 'Skipped' } as const;

interface StepListProps {
  steps: readonly ProfileStep[];
  busy: boolean;
  onTakeUp: (key: OptionalStep) => void;
}

/** Everything that counts towards the CV, folded: one step of it stands at the top of the page already. */
export function StepList({ steps, busy, onTakeUp }: StepListProps) {
  const counted = steps.filter(({ state }) => state !== 'left-out');
  const done = counted.filter(({ state }) => state === 'done').length;
  return (
    <details className={styles.checklist}>
      <summary>
        <Heading level={2} size="sm">
          Your checklist
        </Heading>
        <span className={styles.state}>
          {done} of {counted.length}
        </span>
      </summary>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <StepLine key={step.key} step={step} busy={busy} onTakeUp={onTakeUp} />
        ))}
      </ul>
    </details>
  );
}

interface StepLineProps extends Omit<StepListProps, 'steps'> {
  step: ProfileStep;
}

function StepLine({ step: { key, label, to, state }, busy, onTakeUp }: StepLineProps) {
  const line = useKeptFocus<HTMLLIElement>(state);
  return (
    <li ref={line} data-state={state}>
      <TextLink component={Link} to={to} quiet>
        {label}
      </TextLink>
      {state === 'left-out' && isOptional(key) ? (
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={busy}
          aria-label={`Add it back: ${label}`}
          onClick={() => onTakeUp(key)}
        >
          Add it back
        </Button>
      ) : (
        <span className={styles.state}>{WORDS[state]}</span>
      )}
    </li>
  );
}
