import { Text, TextLink } from '@skora/shared/ui';
import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import type { Form } from '@skora/kit';
import type { StatEntry } from '@skora/domain';
import { GOAL_METRICS, findMetric, type GoalForm } from './goal-form';
import styles from './goals.module.css';

interface MeasureFieldsProps {
  form: Form<GoalForm, keyof GoalForm>;
  /** Newest first. */
  entries: readonly StatEntry[];
}

export function MeasureFields({ form, entries }: MeasureFieldsProps) {
  const metric = findMetric(form.values);
  const choose = (name: string) => {
    const chosen = findMetric({ metric: name });
    const latest = entries.find(
      ({ kind, values }) => chosen && kind === chosen.test && values[chosen.key] !== undefined,
    );
    const start = chosen ? latest?.values[chosen.key] : undefined;
    form.change({ metric: name, start: start === undefined ? '' : String(start), target: '' });
  };
  return (
    <>
      <Field
        {...form.field('metric')}
        label="Measured by"
        mark="none"
        hint="A test tells you more than a feeling, but words are fine too."
      >
        <Select {...form.control('metric')} onChange={({ target }) => choose(target.value)}>
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
            {...form.field('start')}
            label="Where you are now"
            {...(metric.unit && { unit: metric.unit })}
          >
            <TextInput {...form.control('start')} inputMode="decimal" autoComplete="off" />
          </Field>
          <Field
            {...form.field('target')}
            label="What you want to reach"
            required
            {...(metric.unit && { unit: metric.unit })}
          >
            <TextInput {...form.control('target')} inputMode="decimal" autoComplete="off" />
          </Field>
        </div>
      ) : null}
      {metric?.error ? (
        <Text size="small" tone="muted">
          Aim for more than the error of this test: chance alone can change a result by {metric.error.percent}{' '}
          % (
          <TextLink href={metric.error.href} rel="noreferrer">
            {metric.error.source}
          </TextLink>
          ).
        </Text>
      ) : null}
    </>
  );
}
