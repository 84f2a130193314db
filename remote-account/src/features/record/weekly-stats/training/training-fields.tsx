import { RadioGroup } from '@skora/shared/ui/forms';
import { TRAINING_KINDS, TRAINING_TYPES } from '@skora/domain';
import type { Form } from '@skora/kit';
import { EffortField } from '../rows/effort-field';
import { MinutesField } from '../rows/minutes-field';
import type { TrainingForm } from './training-form';

const MINUTES = [30, 45, 60, 75, 90, 105, 120];

/** What, how long and how hard it felt. */
export function TrainingFields({ form }: { form: Form<TrainingForm, string> }) {
  const { values, change } = form;
  // A session of before keeps its kind while it is corrected.
  const kinds = values.type in TRAINING_KINDS ? TRAINING_KINDS : TRAINING_TYPES;
  return (
    <>
      <RadioGroup
        legend="Kind of training"
        name="trainings-type"
        layout="chips"
        required
        value={values.type}
        options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
        onValueChange={(type) => change({ type })}
      />
      <MinutesField
        {...form.field('minutes')}
        choices={MINUTES}
        value={values.minutes}
        onChange={(minutes) => change({ minutes })}
      />
      <EffortField
        {...form.field('rpe')}
        required
        when="half an hour after the session"
        value={values.rpe}
        onChange={(rpe) => change({ rpe })}
      />
    </>
  );
}
