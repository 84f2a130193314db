import { useState } from 'react';
import { Field, Select } from '@skora/shared/ui/forms';
import { COMPETITIONS, FORMATS, POSITION_CODES, POSITION_NAMES, parsePosition } from '@skora/domain';
import type { Form } from '@skora/kit';
import { Options } from '../rows/options';
import styles from '../rows/entry.module.css';
import type { MatchForm } from './match-form';

/** What is the same from match to match: folded away with its values in sight, open where one is missing. */
export function FixtureFields({ form }: { form: Form<MatchForm, string> }) {
  const { values } = form;
  // Open from the start where the position is not known, and then until it is closed by hand.
  const [open, setOpen] = useState(values.position === '');
  const position = parsePosition(values.position);
  const facts = [
    COMPETITIONS[values.competition as keyof typeof COMPETITIONS],
    `${values.format} a side`,
    position ? POSITION_NAMES[position] : 'position missing',
  ];
  return (
    <details
      className={styles.more}
      open={open || form.errorFor('position') !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.moreTitle}>Match and position</span>
        <span className={styles.moreFacts}>{facts.join(' · ')}</span>
      </summary>
      <div className={styles.fields}>
        <Field {...form.field('competition')} label="Competition" mark="none">
          <Select {...form.control('competition')}>
            <Options entries={Object.entries(COMPETITIONS)} />
          </Select>
        </Field>
        <Field {...form.field('format')} label="Players a side" mark="none">
          <Select {...form.control('format')}>
            <Options entries={FORMATS.map((format) => [String(format), `${format} against ${format}`])} />
          </Select>
        </Field>
        <Field {...form.field('position')} label="Position you played" required>
          <Select {...form.control('position')}>
            <option value="">Choose</option>
            <Options entries={POSITION_CODES.map((code) => [code, POSITION_NAMES[code]])} />
          </Select>
        </Field>
      </div>
    </details>
  );
}
