import { Text } from '@skora/shared/ui';
import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import type { StatEntry } from '@skora/domain';
import { GOAL_METRICS, metricOfForm, type GoalForm } from './goal-form';
import styles from './goals.module.css';

interface MeasureFieldsProps {
  form: GoalForm;
  change: (part: Partial<GoalForm>) => void;
  errorOf: (fieldId: string) => string | undefined;
  /** Newest first. */
  entries: readonly StatEntry[];
}

/** What the goal is measured by, where it begins and where it ends. */
export function MeasureFields({ form, change, errorOf, entries }: MeasureFieldsProps) {
  const metric = metricOfForm(form);
  const choose = (name: string) => {
    const chosen = metricOfForm({ metric: name });
    const latest = entries.find(
      ({ kind, values }) => chosen && kind === chosen.test && values[chosen.key] !== undefined,
    );
    const start = chosen ? latest?.values[chosen.key] : undefined;
    change({ metric: name, start: start === undefined ? '' : String(start), target: '' });
  };
  return (
    <>
      <Field
        id="goal-metric"
        label="Measured by"
        mark="none"
        hint="A test says more than a feeling. Words alone are fine too."
      >
        <Select value={form.metric} onChange={({ target }) => choose(target.value)}>
          <option value="">No test, in words only</option>
          {GOAL_METRICS.map(({ test, key, name }) => (
            <option key={`${test}.${key}`} value={`${test}.${key}`}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {metric ? (
        <div className={styles.pair}>
          <Field
            id="goal-start"
            label="Where you are"
            error={errorOf('goal-start')}
            {...(metric.unit && { unit: metric.unit })}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={form.start}
              onChange={({ target }) => change({ start: target.value })}
            />
          </Field>
          <Field
            id="goal-target"
            label="What you want to reach"
            required
            error={errorOf('goal-target')}
            {...(metric.unit && { unit: metric.unit })}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={form.target}
              onChange={({ target }) => change({ target: target.value })}
            />
          </Field>
        </div>
      ) : null}
      {metric?.error ? (
        <Text size="small" tone="muted">
          Set the target beyond the error of this test: chance alone explains {metric.error.percent} % (
          {metric.error.source}).
        </Text>
      ) : null}
    </>
  );
}
