import { Button, Cluster, Notice } from '@skora/shared/ui';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { Toggletip } from '@skora/shared/ui/overlay';
import { formatDay } from './format-day';
import type { LatestValue } from './latest-values';
import type { StatField } from './stat-field';
import styles from './stats-wizard.module.css';

interface StatValueFieldProps {
  field: StatField;
  text: string;
  previous: LatestValue | undefined;
  error: string | undefined;
  /** Set when the value is unusual and waits for a yes. */
  question: string | undefined;
  onChange: (text: string) => void;
  onConfirm: () => void;
}

/** One measured value with its unit, the value before it, and the question when it is unusual. */
export function StatValueField(props: StatValueFieldProps) {
  const { field, text, previous, error, question, onChange, onConfirm } = props;
  const last = previous ? `Last time ${previous.value}, ${formatDay(previous.entry.measuredOn)}.` : '';
  const hint = [field.hint, last].filter(Boolean).join(' ');
  return (
    <div className={styles.value}>
      <Field
        id={`stat-${field.key}`}
        label={field.label}
        unit={field.unit}
        mark="none"
        hint={hint || undefined}
        error={error}
      >
        <TextInput
          inputMode={field.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {field.definition ? (
        <span className={styles.tip}>
          <Toggletip label={`About ${field.label}`}>{field.definition}</Toggletip>
        </span>
      ) : null}
      {question ? (
        <Notice
          tone="warning"
          live="polite"
          action={
            <Cluster>
              <Button size="sm" variant="secondary" onClick={onConfirm}>
                Yes, it is right
              </Button>
            </Cluster>
          }
        >
          {question} Is it right?
        </Notice>
      ) : null}
    </div>
  );
}
