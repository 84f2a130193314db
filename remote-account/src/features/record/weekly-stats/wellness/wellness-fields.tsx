import { VisuallyHidden } from '@skora/shared/ui';
import { Field, RadioGroup, Stepper } from '@skora/shared/ui/forms';
import type { Form } from '@skora/kit';
import styles from '../rows/entry.module.css';
import { AVAILABILITIES, SLEEP_HOURS, WELLNESS_SCALES } from './wellness-day';
import type { WellnessForm } from './wellness-form';

const NOT_GIVEN = {
  value: '',
  label: (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not given</VisuallyHidden>
    </>
  ),
};

/** Sleep, four scales and whether training was possible. All of it may be left out. */
export function WellnessFields({ form }: { form: Form<WellnessForm, string> }) {
  const { values, change } = form;
  const { scales } = values;
  return (
    <>
      <Field {...form.field('sleepHours')} label="Sleep (hours)" mark="none">
        <Stepper
          label="Sleep"
          {...SLEEP_HOURS}
          step={0.5}
          first={8}
          value={values.sleepHours}
          onValueChange={(sleepHours) => change({ sleepHours })}
        />
      </Field>
      <div className={styles.scales}>
        {WELLNESS_SCALES.map(([key, label, low, high]) => (
          <RadioGroup
            key={key}
            legend={label}
            name={`wellness-${key}`}
            layout="scale"
            mark="none"
            hint={`1 ${low}, 5 ${high}`}
            value={scales[key] ?? ''}
            options={[
              NOT_GIVEN,
              ...[1, 2, 3, 4, 5].map((step) => ({ value: String(step), label: String(step) })),
            ]}
            onValueChange={(value) => change({ scales: { ...scales, [key]: value } })}
          />
        ))}
      </div>
      <RadioGroup
        legend="Could you train?"
        name="wellness-availability"
        layout="chips"
        mark="none"
        value={values.availability}
        options={[NOT_GIVEN, ...Object.entries(AVAILABILITIES).map(([value, label]) => ({ value, label }))]}
        onValueChange={(availability) => change({ availability })}
      />
    </>
  );
}
