import { Field, PasswordInput } from '@skora/shared/ui/forms';
import { PASSWORD_MIN } from './password-rule';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error?: string;
}

/** A password to choose, with the rule said beforehand. */
export function NewPasswordField({ id, label, error }: NewPasswordFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      required
      error={error}
      hint={`${PASSWORD_MIN} characters or more. Long beats complicated: a few unrelated words are hard to guess.`}
    >
      <PasswordInput name="password" autoComplete="new-password" minLength={PASSWORD_MIN} />
    </Field>
  );
}
