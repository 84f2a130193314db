import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './control.module.css';
import { useFieldControl } from './field/use-field-control';

/** Props of {@link Textarea}. */
interface TextareaProps extends ComponentPropsWithRef<'textarea'> {
  /** Shows a counter. Text beyond it is kept and shown as too long, never cut off silently. */
  limit?: number;
}

const announceFrom = 20;

/** Several lines of text that grow with their content, with an optional counter. */
export function Textarea({ limit, className, onChange, ...rest }: TextareaProps) {
  const wiring = useFieldControl(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const length = rest.value === undefined ? typed.length : String(rest.value).length;
  const left = limit === undefined ? undefined : limit - length;
  return (
    <div className={styles.group}>
      <textarea
        {...rest}
        {...wiring}
        className={classNames(styles.control, styles.textarea, className)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {left === undefined ? null : (
        <>
          <span className={classNames(styles.counter, left < 0 && styles.counterOver)} aria-hidden="true">
            {length} / {limit}
          </span>
          <VisuallyHidden>
            <span role="status">{left <= announceFrom ? characters(left) : ''}</span>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}

function characters(left: number): string {
  return left < 0 ? `${-left} characters too many` : `${left} characters left`;
}
