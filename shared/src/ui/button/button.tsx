import { useRef, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { classNames } from '../lib/class-names';
import { useHandedOverFocus } from '../lib/hand-over-focus';
import { Spinner } from '../spinner/spinner';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './button.module.css';

/** Props of {@link Button}: a native button plus its look and busy state. */
export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /**
   * A request is under way: announced as busy, presses are swallowed (also the form's implicit submit), the
   * width stays. The button keeps focus; `disabled` would lose it.
   */
  busy?: boolean;
  /** Label while busy, for example "Subscribing..."; without it a spinner covers the label. */
  busyLabel?: string;
}

/**
 * A button. `type` defaults to `button`; forms use `SubmitButton`. With `aria-disabled` it swallows presses and keeps
 * the focus, for a button that its own press disables. One that goes away with the focus hands it over: to the same
 * button of the next row, or to the heading of its part.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, className, busy = false, busyLabel, children, onClick, ...rest } = props;
  const labels = useRef<HTMLSpanElement>(null);
  useHandedOverFocus(labels);
  const off = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={handleClick}
    >
      <span ref={labels} className={styles.labels}>
        <span
          className={classNames(styles.label, busy && (busyLabel ? styles.waiting : styles.dimmed))}
          aria-hidden={(busy && Boolean(busyLabel)) || undefined}
        >
          {children}
        </span>
        {busyLabel ? (
          <span
            className={classNames(styles.label, !busy && styles.waiting)}
            aria-hidden={!busy || undefined}
          >
            {busyLabel}
          </span>
        ) : null}
        {busy && !busyLabel ? <Spinner size="sm" className={styles.spinner} /> : null}
      </span>
    </button>
  );
}
