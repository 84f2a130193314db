import { useRef, useState, type ChangeEvent } from 'react';
import { loadPasswordScore, PASSWORD_HINT, PASSWORD_MIN, type PasswordScore } from '@skora/identity';
import { Field, PasswordInput } from '@skora/shared/ui/forms';
import styles from './new-password-field.module.css';
import { StrengthMeter } from './strength-meter';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error?: string;
}

/** A password to choose, with the rule said beforehand and its strength while it is typed. */
export function NewPasswordField({ id, label, error }: NewPasswordFieldProps) {
  const [scoreOf, setScoreOf] = useState<PasswordScore | null>(null);
  const [password, setPassword] = useState('');
  const asked = useRef(false);

  const load = () => {
    if (asked.current) return;
    asked.current = true;
    loadPasswordScore().then(
      (loaded) => setScoreOf(() => loaded),
      () => {
        // Without network the meter stays empty; sending the form asks for the list again.
        asked.current = false;
      },
    );
  };
  const measure = (event: ChangeEvent<HTMLInputElement>) => {
    load();
    setPassword(event.target.value);
  };

  return (
    <div className={styles.password}>
      <Field id={id} label={label} required error={error} hint={PASSWORD_HINT}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          onFocus={load}
          onChange={measure}
        />
      </Field>
      <StrengthMeter score={scoreOf && password !== '' ? scoreOf(password) : null} />
    </div>
  );
}
