import styles from './field.module.css';

/** Words after a label. */
export type FieldMark = 'required' | 'optional' | 'none';

/** Says in words whether a field must be filled; no asterisks to decode. */
export function FieldLabelMark({ mark }: { mark: FieldMark }) {
  return mark === 'none' ? null : <span className={styles.mark}> {mark}</span>;
}
