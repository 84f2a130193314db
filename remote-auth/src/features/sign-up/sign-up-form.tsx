import { firebaseErrorCode } from '@skora/shared/firebase';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { AuthForm } from '../form/auth-form';
import { normaliseEmail } from '../form/email-rule';
import { NewPasswordField } from '../form/new-password-field';
import { type FieldErrors, useAuthForm } from '../form/use-auth-form';
import type { NewAccount } from './api/create-account';
import { Consents } from './consents';
import { normaliseDisplayName } from './display-name-rule';
import { type SignUpField, signUpIds, signUpProblems } from './sign-up-values';

function explain(error: unknown): FieldErrors<SignUpField> | null {
  switch (firebaseErrorCode(error)) {
    case 'email-already-in-use':
      return { email: 'This address cannot be used for a new account. If it is yours, log in instead.' };
    case 'invalid-email':
      return { email: 'Enter an e-mail address like name@example.com.' };
    case 'weak-password':
    case 'password-does-not-meet-requirements':
      return { password: 'This password is easy to guess. Choose another one.' };
    default:
      return null;
  }
}

/** What a new player tells us; everything optional comes later, in the profile. */
export function SignUpForm({ onSubmit }: { onSubmit: (account: NewAccount) => Promise<void> }) {
  const form = useAuthForm({
    ids: signUpIds,
    validate: signUpProblems,
    explain,
    submit: ({ displayName, email, password, newsletter }) =>
      onSubmit({
        displayName: normaliseDisplayName(displayName),
        email: normaliseEmail(email),
        password,
        newsletter: newsletter !== '',
      }),
  });
  return (
    <AuthForm
      form={form}
      label="Create your account"
      submitLabel="Create account"
      busyLabel="Creating your account…"
    >
      <Field
        id={signUpIds.displayName}
        label="Display name"
        required
        hint="How SKORA greets you."
        error={form.errors.displayName}
      >
        <TextInput name="displayName" autoComplete="name" />
      </Field>
      <Field id={signUpIds.email} label="E-mail" required error={form.errors.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <NewPasswordField id={signUpIds.password} label="Password" error={form.errors.password} />
      <Consents termsError={form.errors.terms} />
    </AuthForm>
  );
}
