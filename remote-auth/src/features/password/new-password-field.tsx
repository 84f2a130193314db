import { useRef, useState, type ChangeEvent } from 'react';
import { Field, PasswordInput } from '@skora/shared/ui/forms';
import { loadPasswordCheck, type PasswordCheck } from './load-password-check';
import styles from './new-password-field.module.css';
import { PASSWORD_MIN } from './password-rule';
import { StrengthMeter } from './strength-meter';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error?: string;
}

/** A password to choose, with the rule said beforehand and its strength while it is typed. */
export function NewPasswordField({ id, label, error }: NewPasswordFieldProps) {
  const [check, setCheck] = useState<PasswordCheck | null>(null);
  const [password, setPassword] = useState('');
  const asked = useRef(false);

  const load = () => {
    if (asked.current) return;
    asked.current = true;
    loadPasswordCheck().then(setCheck, () => {
      // Without network the meter stays empty; sending the form asks for the list again.
      asked.current = false;
    });
  };
  const measure = (event: ChangeEvent<HTMLInputElement>) => {
    load();
    setPassword(event.target.value);
  };

  return (
    <div className={styles.password}>
      <Field
        id={id}
        label={label}
        required
        error={error}
        hint={`${PASSWORD_MIN} characters or more. Long beats complicated: a few unrelated words are hard to guess.`}
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          onFocus={load}
          onChange={measure}
        />
      </Field>
      <StrengthMeter score={check && password !== '' ? check.passwordScore(password) : null} />
    </div>
  );
}
