import { Button, Cluster } from '@skora/shared/ui';
import { useKeptFocus } from '@skora/shared/ui/overlay';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { describeSpread, type Metric, MAX_ATTEMPTS, measureSpread } from '@skora/domain';
import styles from './attempts.module.css';
import type { StepState } from './use-step';

interface AttemptFieldsProps {
  field: Metric;
  state: StepState;
  /** Valid attempts, best first. */
  attempts: readonly number[];
}

export function AttemptFields({ field, state, attempts }: AttemptFieldsProps) {
  const more = state.draft.more[field.key] ?? [];
  const begun = (state.draft.values[field.key] ?? '').trim() !== '';
  const spread = measureSpread(attempts);
  const change = (edit: (texts: string[]) => string[]) =>
    state.change((draft) => ({ more: { ...draft.more, [field.key]: edit(draft.more[field.key] ?? []) } }));
  return (
    <>
      {more.length > 0 ? (
        <div className={styles.attempts}>
          {more.map((text, index) => (
            <Field
              // Attempts have no id, so their index is the key.
              key={index}
              id={state.idOf(`${field.key}-${index + 2}`)}
              label={`${field.label}, attempt ${index + 2}`}
              mark="none"
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                value={text}
                onChange={({ target }) => change((texts) => texts.with(index, target.value))}
              />
            </Field>
          ))}
        </div>
      ) : null}
      {spread ? <p className={styles.spread}>{describeSpread(field, spread)}. The best one counts.</p> : null}
      {begun || more.length > 0 ? (
        <AttemptButtons label={field.label} count={more.length} change={change} />
      ) : null}
    </>
  );
}

interface AttemptButtonsProps {
  /** Of the test. */
  label: string;
  /** Attempts after the first one. */
  count: number;
  change: (edit: (texts: string[]) => string[]) => void;
}

function AttemptButtons({ label, count, change }: AttemptButtonsProps) {
  const root = useKeptFocus<HTMLDivElement>(count);
  return (
    <Cluster ref={root} gap={2}>
      {count + 1 < MAX_ATTEMPTS ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Add an attempt at ${label}`}
          onClick={() => change((texts) => [...texts, ''])}
        >
          Add an attempt
        </Button>
      ) : null}
      {count > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Remove the last attempt at ${label}`}
          onClick={() => change((texts) => texts.slice(0, -1))}
        >
          Remove the last
        </Button>
      ) : null}
    </Cluster>
  );
}
