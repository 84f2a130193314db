import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { focusField } from './focus-field';
import styles from './form-error-summary.module.css';

/** One problem and the control it belongs to. */
export interface FormError {
  /** Id given to the `Field`, `Checkbox` or `RadioGroup`. */
  fieldId: string;
  message: string;
}

/** Props of {@link FormErrorSummary}. */
interface FormErrorSummaryProps {
  errors: readonly FormError[];
  /** Number of the submit attempt: each new attempt with errors moves focus to the first field that has one. */
  attempt: number;
  title?: string;
}

/** All problems of a form at its top, each leading to its field. Renders nothing without errors. */
export function FormErrorSummary({
  errors,
  attempt,
  title = 'Please check the form',
}: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const first = useRef<string>(undefined);
  first.current = errors[0]?.fieldId;
  useEffect(() => {
    if (attempt === 0 || first.current === undefined) return;
    if (!focusField(first.current)) summary.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const follow = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <div ref={summary} className={styles.summary} role="group" aria-label={title} tabIndex={-1}>
      <p className={styles.title}>
        <Icon name="danger" />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
