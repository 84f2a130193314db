import { EmailInput, NewPasswordField } from '@skora/kit';
import { Field } from '@skora/shared/ui/forms';
import type { FieldErrors } from '../../lib/form/use-auth-form';
import { signUpIds, type SignUpField } from './sign-up-values';

interface IdentityFieldsProps {
  errors: FieldErrors<SignUpField>;
  /** The sign-in exists already: only the rest of the form is still to be put right. */
  settled: boolean;
}

/** What a new player will log in with. */
export function IdentityFields({ errors, settled }: IdentityFieldsProps) {
  return (
    <>
      <Field
        id={signUpIds.email}
        label="E-mail"
        required
        error={errors.email}
        hint={settled ? 'Your sign-in with this address is made.' : undefined}
      >
        <EmailInput name="email" autoComplete="email" readOnly={settled} />
      </Field>
      {settled ? null : <NewPasswordField id={signUpIds.password} label="Password" error={errors.password} />}
    </>
  );
}
