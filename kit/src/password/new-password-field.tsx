import { useRef, useState, type ChangeEvent } from 'react';
import { Field, PasswordInput } from '@skora/shared/ui/forms';
import { loadPasswordScore } from './load-password-score';
import styles from './new-password-field.module.css';
import type { PasswordScore } from './password-estimator';
import { PASSWORD_HINT, PASSWORD_MIN } from './password-rule';
import { StrengthMeter } from './strength-meter';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error?: string;
  name?: string;
  /** What is in the field, where the form keeps it. */
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A password to choose, with the rule said beforehand and its strength while it is typed. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { id, label, error, name = 'password', value, onChange } = props;
  const [scoreOf, setScoreOf] = useState<PasswordScore | null>(null);
  const [typed, setTyped] = useState('');
  const password = value ?? typed;
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
    setTyped(event.target.value);
    onChange?.(event);
  };

  return (
    <div className={styles.password}>
      <Field id={id} label={label} required error={error} hint={PASSWORD_HINT}>
        <PasswordInput
          name={name}
          value={value}
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
