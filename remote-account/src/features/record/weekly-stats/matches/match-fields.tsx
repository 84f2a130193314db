import { Field, RadioGroup, Stepper } from '@skora/shared/ui/forms';
import { MATCH_BOUNDS, type MatchNumber, numbersFor, ROLES, VENUES } from '@skora/domain';
import type { Form } from '@skora/kit';
import { EffortField } from '../rows/effort-field';
import { MinutesField } from '../rows/minutes-field';
import styles from '../rows/entry.module.css';
import { FixtureFields } from './fixture-fields';
import type { MatchForm } from './match-form';
import { MatchNumberFields } from './match-number-fields';

const MINUTES = [15, 30, 45, 60, 70, 80, 90];
/** What is asked first: the two numbers that everybody knows after a match. */
const FIRST = { outfield: ['goals', 'assists'], keeper: ['saves', 'conceded'] };

interface MatchFieldsProps {
  form: Form<MatchForm, string>;
}

/** The score, the player's part in it, and how hard it felt; everything else is folded away. */
export function MatchFields({ form }: MatchFieldsProps) {
  const { values, change } = form;
  const played = values.role !== 'unused';
  const first = values.position === 'GK' ? FIRST.keeper : FIRST.outfield;
  const numbers = numbersFor(values.position).filter(({ key }) => first.includes(key));
  return (
    <>
      <RadioGroup
        legend="Where"
        name="matches-venue"
        layout="chips"
        required
        value={values.venue}
        options={Object.entries(VENUES).map(([value, label]) => ({ value, label }))}
        onValueChange={(venue) => change({ venue })}
      />
      <div className={styles.pair}>
        <CountField form={form} name="goalsFor" label="Your team’s goals" />
        <CountField form={form} name="goalsAgainst" label="Opponent’s goals" />
      </div>
      <RadioGroup
        legend="Your part"
        name="matches-role"
        layout="chips"
        required
        value={values.role}
        options={Object.entries(ROLES).map(([value, label]) => ({ value, label }))}
        onValueChange={(role) => change({ role, ...(values.minutes === '0' && { minutes: '' }) })}
      />
      {played ? (
        <>
          <MinutesField
            {...form.field('minutes')}
            choices={MINUTES}
            value={values.minutes}
            onChange={(minutes) => change({ minutes })}
          />
          <div className={styles.pair}>
            {numbers.map((number) => (
              <NumberStepper key={number.key} form={form} number={number} />
            ))}
          </div>
          <EffortField
            {...form.field('rpe')}
            when="half an hour after the match"
            note="Without it the match does not count in your training load."
            value={values.rpe}
            onChange={(rpe) => change({ rpe })}
          />
        </>
      ) : null}
      <FixtureFields form={form} />
      {played ? <MatchNumberFields form={form} without={first} /> : null}
    </>
  );
}

function CountField({
  form,
  name,
  label,
}: MatchFieldsProps & { name: 'goalsFor' | 'goalsAgainst'; label: string }) {
  return (
    <Field {...form.field(name)} label={label} required>
      <Stepper
        label={label}
        max={MATCH_BOUNDS.teamGoals}
        value={form.values[name]}
        onValueChange={(text) => form.change({ [name]: text })}
      />
    </Field>
  );
}

function NumberStepper({ form, number: { key, label, max } }: MatchFieldsProps & { number: MatchNumber }) {
  const { numbers } = form.values;
  return (
    <Field {...form.field(key)} label={label} mark="none">
      <Stepper
        label={label}
        max={max}
        value={numbers[key] ?? ''}
        onValueChange={(text) => form.change({ numbers: { ...numbers, [key]: text } })}
      />
    </Field>
  );
}
