import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { MEASURERS } from '@skora/domain';
import type { MeasurableDays } from '../values/measurable-days';
import styles from './stats-wizard.module.css';
import type { StepState } from './use-step';

/** Day and measurer: a number without them is only a claim. */
export function MeasuredFields({ state, days }: { state: StepState; days: MeasurableDays }) {
  return (
    <div className={styles.values}>
      <Field
        id={state.idOf('measuredOn')}
        label="Day of the measurement"
        required
        error={state.errorFor('measuredOn')}
      >
        <TextInput
          type="date"
          min={days.first}
          max={days.today}
          value={state.draft.measuredOn}
          onChange={({ target }) => state.change(() => ({ measuredOn: target.value }))}
        />
      </Field>
      <Field id={state.idOf('measuredBy')} label="Measured by" mark="none">
        <Select
          value={state.draft.measuredBy}
          onChange={({ target }) => state.change(() => ({ measuredBy: target.value }))}
        >
          {Object.entries(MEASURERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
