import { ChangedElsewhere } from '@skora/kit';
import styles from './document-form.module.css';
import type { FormValue } from './form-values';
import type { DocumentForm } from './use-document-form';

interface ConflictNoticeProps {
  form: DocumentForm;
  /** How a value reads, for fields that hold codes. */
  show?: ((key: string, value: FormValue) => string) | undefined;
}

function plain(value: FormValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'string' ? value : (value ?? []).join(', ');
  return text === '' ? 'Nothing' : text;
}

/** Says which fields were changed elsewhere and lets the player decide. Nothing is overwritten before. */
export function ConflictNotice({ form, show }: ConflictNoticeProps) {
  const { conflicts, values, stored, labels } = form;
  if (conflicts.length === 0) return null;
  const read = (key: string, value: FormValue | undefined) =>
    (value !== undefined && show?.(key, value)) || plain(value);
  return (
    <ChangedElsewhere onKeepMine={form.keepMine} onUseStored={form.discard}>
      <dl className={styles.differences}>
        {conflicts.map((key) => (
          <div key={key}>
            <dt>{labels[key] ?? key}</dt>
            <dd>Yours: {read(key, values[key])}</dd>
            <dd>Saved elsewhere: {read(key, stored[key])}</dd>
          </div>
        ))}
      </dl>
    </ChangedElsewhere>
  );
}
