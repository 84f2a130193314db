import { BAD_EMAIL, EmailInput, emailProblem, normaliseEmail, useForm } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Field } from '@skora/shared/ui/forms';
import { AuthForm } from '../../lib/form/auth-form';

interface ForgotPasswordFormProps {
  /** The address asked for before. */
  email: string;
  onSubmit: (email: string) => Promise<void>;
}

export function ForgotPasswordForm({ email, onSubmit }: ForgotPasswordFormProps) {
  const form = useForm({
    initial: { email },
    fieldId: () => 'forgot-email',
    check: (values) => ({ email: emailProblem(values.email) }),
    explain: (error) => (error instanceof Refusal && error.status === 400 ? { email: BAD_EMAIL } : null),
    send: (values) => onSubmit(normaliseEmail(values.email)),
    once: true,
  });
  return (
    <AuthForm form={form} label="Forgot your password?" submitLabel="Send the link" busyLabel="Sending…">
      <Field {...form.field('email')} label="Email" required>
        <EmailInput {...form.control('email')} autoComplete="email" />
      </Field>
    </AuthForm>
  );
}
