import { Button, Cluster, Notice } from '@skora/shared/ui';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { Toggletip } from '@skora/shared/ui/overlay';
import {
  formatDay,
  type KnownFact,
  type LatestValue,
  type Metric,
  showValue,
  showWithUnit,
  findUnit,
} from '@skora/domain';
import { AttemptFields } from './attempt-fields';
import { ChangeNote } from './change-note';
import { checkField } from '../values/check-field';
import styles from './stats-wizard.module.css';
import type { StepState } from './use-step';

interface StatValueFieldProps {
  field: Metric;
  state: StepState;
  method: string;
  previous: LatestValue | undefined;
  /** What the profile or the stats know already: the field starts with it, and it is saved only once it is changed. */
  known?: KnownFact;
  /** What to say when there is nothing before. */
  blank: string;
}

const SOURCES: Readonly<Record<KnownFact['from'], string>> = {
  profile: 'From your profile. A newer result goes there too.',
  nowhere: 'It goes to your profile too.',
  stats: 'A newer result goes to your profile too.',
};

/** One measured value: its attempts, the value before it, what the change means, and the question when it is unusual. */
export function StatValueField({ field, state, method, previous, known, blank }: StatValueFieldProps) {
  const { draft } = state;
  const { units } = draft;
  const { value, attempts } = checkField(field, draft);
  const start = known && known.value !== null ? showValue(field, known.value, units) : '';
  const question = state.questionFor(field.key);
  // The profile's value is not said twice.
  const isSaid = known?.from === 'profile' && known.value === previous?.value;
  const last = previous
    ? `Last time ${showWithUnit(field, previous.value, units)}, ${formatDay(previous.entry.measuredOn)}.`
    : blank;
  const told = known ? [isSaid || !previous ? '' : last, SOURCES[known.from]] : [last];
  const hint = [field.hint, ...told].filter(Boolean).join(' ');
  return (
    <div className={styles.value}>
      <Field
        id={state.idOf(field.key)}
        label={field.label}
        unit={findUnit(field, units) || undefined}
        mark="none"
        hint={hint || undefined}
        error={state.errorFor(field.key)}
      >
        <TextInput
          inputMode={chooseInputMode(field, units === 'imperial')}
          autoComplete="off"
          value={draft.values[field.key] ?? start}
          onChange={({ target }) =>
            state.change((before) => ({ values: { ...before.values, [field.key]: target.value } }))
          }
        />
      </Field>
      {field.definition ? (
        <Toggletip corner label={`About ${field.label}`}>
          {field.definition}
        </Toggletip>
      ) : null}
      {field.repeats ? <AttemptFields field={field} state={state} attempts={attempts} /> : null}
      {value !== undefined && previous ? (
        <ChangeNote metric={field} previous={previous} now={{ value, method, attempts }} />
      ) : null}
      {question ? (
        <Notice
          tone="warning"
          live="polite"
          action={
            <Cluster>
              <Button size="sm" variant="secondary" onClick={() => state.confirm(field)}>
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

function chooseInputMode(field: Metric, imperial: boolean): 'text' | 'numeric' | 'decimal' {
  if (imperial && field.imperial) return field.imperial === 'ft-in' ? 'text' : 'decimal';
  return field.decimals === 0 ? 'numeric' : 'decimal';
}
