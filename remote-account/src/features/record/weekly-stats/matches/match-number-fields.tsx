import { Field, RadioGroup, Select } from '@skora/shared/ui/forms';
import { DEVICES, GROUP_NAMES, groupsFor, numbersFor, parsePosition } from '@skora/domain';
import { MatchNumberField } from './match-number-field';
import type { MatchRowForm } from './match-row-form';
import { Options } from '../rows/options';
import { useMatchMode } from './use-match-mode';
import styles from '../rows/weekly-stats.module.css';

/** The numbers of the match for the position played; empty means not counted, which is not zero. */
export function MatchNumberFields({ row }: { row: MatchRowForm }) {
  const { form, change, errorOf } = row;
  const [mode, setMode] = useMatchMode();
  // Typed or wrong fields stay visible in quick mode too.
  const shown = numbersFor(form.position).filter(
    ({ key, quick }) => mode === 'full' || quick || form.numbers[key] || errorOf(key),
  );
  const groups = groupsFor(parsePosition(form.position))
    .map((group) => ({ group, numbers: shown.filter((number) => number.group === group) }))
    .filter(({ numbers }) => numbers.length > 0);
  return (
    <>
      <RadioGroup
        legend="How much do you want to note?"
        name="matches-mode"
        layout="tiles"
        mark="none"
        value={mode}
        options={[
          { value: 'quick', label: 'The essentials', hint: 'A minute after the match' },
          { value: 'full', label: 'Everything', hint: 'With a video or a scout’s sheet' },
        ]}
        onValueChange={(value) => setMode(value === 'full' ? 'full' : 'quick')}
      />
      <p className={styles.legendHint}>Leave empty what nobody counted. Empty is not zero.</p>
      {groups.map(({ group, numbers }) => (
        <fieldset key={group} className={styles.numbers}>
          <legend className={styles.legend}>{GROUP_NAMES[group]}</legend>
          {numbers.map((number) => (
            <MatchNumberField key={number.key} number={number} row={row} />
          ))}
          {group === 'running' ? (
            <Field id="matches-device" label="Counted by" mark="none" error={errorOf('device')}>
              <Select value={form.device} onChange={({ target }) => change({ device: target.value })}>
                <option value="">Choose</option>
                <Options entries={Object.entries(DEVICES)} />
              </Select>
            </Field>
          ) : null}
        </fieldset>
      ))}
    </>
  );
}
