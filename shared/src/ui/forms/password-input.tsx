import { useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names';
import { Icon } from '../icon/icon';
import styles from './control.module.css';
import { useFieldControl } from './field/use-field-control';

/** Props of {@link PasswordInput}: say which password it is, so managers can fill it. */
interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a show/hide switch. Paste and password managers work; nothing is blocked. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const wiring = useFieldControl(rest);
  return (
    <div className={styles.group}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.control, styles.passwordInput, className)}
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label="Show password"
        aria-pressed={shown}
        aria-controls={wiring.id}
        onClick={() => setShown((before) => !before)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  );
}
