import { EmailInput, NewPasswordField, type Form } from '@skora/kit';
import { Field } from '@skora/shared/ui/forms';
import type { SignUpValues } from './sign-up-values';

interface IdentityFieldsProps {
  form: Form<SignUpValues, keyof SignUpValues>;
  /** The sign-in exists already: only the rest of the form is still to be put right. */
  settled: boolean;
}

/** What a new player will log in with. */
export function IdentityFields({ form, settled }: IdentityFieldsProps) {
  return (
    <>
      <Field
        {...form.field('email')}
        label="Email"
        required
        hint={settled ? 'Your login with this address already exists.' : undefined}
      >
        <EmailInput {...form.control('email')} autoComplete="email" readOnly={settled} />
      </Field>
      {settled ? null : (
        <NewPasswordField {...form.field('password')} {...form.control('password')} label="Password" />
      )}
    </>
  );
}
