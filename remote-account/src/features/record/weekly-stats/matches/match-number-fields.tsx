import { useState } from 'react';
import { Field, RadioGroup, Select, TextInput } from '@skora/shared/ui/forms';
import { DEVICES, GROUP_NAMES, groupsFor, type MatchNumber, numbersFor, parsePosition } from '@skora/domain';
import { type Form, useDraft } from '@skora/kit';
import { STATS_KEY_PREFIX } from '@skora/shared/storage-keys';
import { Toggletip } from '@skora/shared/ui/overlay';
import type { MatchForm } from './match-form';
import { Options } from '../rows/options';
import styles from '../rows/entry.module.css';

interface NumbersProps {
  form: Form<MatchForm, string>;
}

const parseMode = (value: unknown): 'full' | null => (value === 'full' ? value : null);

/**
 * Further numbers of the match for the position played; empty means not counted, which is not zero.
 * @param without keys of numbers that are asked elsewhere
 */
export function MatchNumberFields({ form, without }: NumbersProps & { without: readonly string[] }) {
  const { values } = form;
  // Remembered on this device until sign-out.
  const [mode, setMode] = useDraft(`${STATS_KEY_PREFIX}matchMode`, parseMode);
  // Typed or wrong fields stay visible in quick mode too.
  const others = numbersFor(values.position).filter(({ key }) => !without.includes(key));
  const shown = others.filter(
    ({ key, quick }) => mode === 'full' || quick || values.numbers[key] || form.errorFor(key),
  );
  const typed = others.filter(({ key }) => values.numbers[key]);
  const [open, setOpen] = useState(mode === 'full' || typed.length > 0);
  const wrong = [...others.map(({ key }) => key), 'device'].some((key) => form.errorFor(key));
  const groups = groupsFor(parsePosition(values.position))
    .map((group) => ({ group, numbers: shown.filter((number) => number.group === group) }))
    .filter(({ numbers }) => numbers.length > 0);
  return (
    <details
      className={styles.more}
      open={open || wrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.moreTitle}>More numbers</span>
        <span className={styles.moreFacts}>
          {typed.length > 0
            ? typed.map(({ key, label }) => `${label} ${values.numbers[key]}`).join(' · ')
            : 'Shots, cards, passes, running'}
        </span>
      </summary>
      <RadioGroup
        legend="How much do you want to enter?"
        name="matches-mode"
        layout="tiles"
        mark="none"
        value={mode ?? 'quick'}
        options={[
          { value: 'quick', label: 'The essentials', hint: 'Takes a minute' },
          { value: 'full', label: 'Everything', hint: 'If you have a video or a scout’s notes' },
        ]}
        onValueChange={(value) => setMode(parseMode(value))}
      />
      <p className={styles.legendHint}>
        If nobody counted something, leave it empty. Empty does not mean zero.
      </p>
      {groups.map(({ group, numbers }) => (
        <fieldset key={group} className={styles.numbers}>
          <legend className={styles.legend}>{GROUP_NAMES[group]}</legend>
          {numbers.map((number) => (
            <MatchNumberField key={number.key} number={number} form={form} />
          ))}
          {group === 'running' ? (
            <Field {...form.field('device')} label="Counted by" mark="none">
              <Select {...form.control('device')}>
                <option value="">Choose</option>
                <Options entries={Object.entries(DEVICES)} />
              </Select>
            </Field>
          ) : null}
        </fieldset>
      ))}
    </details>
  );
}

/** One number of a match with its definition: providers count differently. */
function MatchNumberField({ number, form }: NumbersProps & { number: MatchNumber }) {
  const { key, label, unit, decimals, definition } = number;
  const { numbers } = form.values;
  return (
    <div className={styles.number}>
      <Field {...form.field(key)} label={label} unit={unit} mark="none">
        <TextInput
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={numbers[key] ?? ''}
          onChange={({ target }) => form.change({ numbers: { ...numbers, [key]: target.value } })}
        />
      </Field>
      <Toggletip corner label={`About ${label.toLowerCase()}`}>
        {definition}
      </Toggletip>
    </div>
  );
}
