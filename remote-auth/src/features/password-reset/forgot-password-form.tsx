import { EmailInput, emailProblem, normaliseEmail } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Field } from '@skora/shared/ui/forms';
import { AuthForm } from '../../lib/form/auth-form';
import { useAuthForm } from '../../lib/form/use-auth-form';

const ids = { email: 'forgot-email' } as const;

interface ForgotPasswordFormProps {
  /** The address asked for before. */
  email: string;
  onSubmit: (email: string) => Promise<void>;
}

export function ForgotPasswordForm({ email, onSubmit }: ForgotPasswordFormProps) {
  const form = useAuthForm({
    ids,
    validate: (values) => ({ email: emailProblem(values.email) }),
    explain: (error) =>
      error instanceof Refusal && error.status === 400
        ? { email: 'Enter an e-mail address like name@example.com.' }
        : null,
    submit: (values) => onSubmit(normaliseEmail(values.email)),
  });
  return (
    <AuthForm form={form} label="Forgot your password?" submitLabel="Send the link" busyLabel="Sending…">
      <Field id={ids.email} label="E-mail" required error={form.errors.email}>
        <EmailInput name="email" autoComplete="email" defaultValue={email} />
      </Field>
    </AuthForm>
  );
}
