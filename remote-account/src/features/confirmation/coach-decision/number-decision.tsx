import { Badge, VisuallyHidden } from '@skora/shared/ui';
import { RadioGroup } from '@skora/shared/ui/forms';
import type { AskedNumber } from './decision-api';
import styles from './coach-confirmation.module.css';

interface NumberDecisionProps {
  number: AskedNumber;
  place: number;
  /** Whether when and how is said here; of numbers of one test or match the first says it for all. */
  detailed: boolean;
  answer: 'right' | 'wrong' | undefined;
  error: string | undefined;
  onAnswer: (answer: 'right' | 'wrong') => void;
}

const OPTIONS = [
  { value: 'right', label: 'Right' },
  { value: 'wrong', label: 'Not right' },
] as const;

export function NumberDecision({ number, place, detailed, answer, error, onAnswer }: NumberDecisionProps) {
  const { label, detail, value, unit, changed } = number;
  return (
    <li className={styles.number} data-changed={changed || undefined}>
      <p className={styles.value}>
        {value}
        {unit ? <span className={styles.unit}> {unit}</span> : null}
      </p>
      <div className={styles.what}>
        <p className={styles.label}>{label}</p>
        {detailed ? <p className={styles.detail}>{detail}</p> : <VisuallyHidden>{detail}</VisuallyHidden>}
      </div>
      {changed ? (
        <Badge tone="warning">The player has changed this since. No answer needed</Badge>
      ) : (
        <RadioGroup
          id={`number-${place}`}
          className={styles.answer}
          legend={<VisuallyHidden>{`${label}, ${value} ${unit}`.trim()}</VisuallyHidden>}
          name={`answer-${place}`}
          options={OPTIONS}
          layout="tiles"
          required
          value={answer ?? null}
          error={error}
          onValueChange={onAnswer}
        />
      )}
    </li>
  );
}
