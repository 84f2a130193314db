import {
  explainPassword,
  NewPasswordField,
  passwordProblem,
  refuseCommonPassword,
  useForm,
} from '@skora/kit';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { AuthForm } from '../../lib/form/auth-form';

interface ResetPasswordFormProps {
  /** Whose password it is, as the code says. */
  email: string;
  onSubmit: (password: string) => Promise<void>;
}

/** The new password, for a code that has been checked. */
export function ResetPasswordForm({ email, onSubmit }: ResetPasswordFormProps) {
  const form = useForm({
    initial: { password: '' },
    fieldId: () => 'reset-password',
    check: ({ password }) => ({ password: passwordProblem(password, { email }) }),
    explain: (error) => {
      const password = explainPassword(error);
      return password === null ? null : { password };
    },
    send: async ({ password }) => {
      await refuseCommonPassword(password);
      await onSubmit(password);
    },
    once: true,
  });
  return (
    <AuthForm form={form} label="Choose a new password" submitLabel="Set new password" busyLabel="Saving…">
      <Field id="reset-email" label="Account" mark="none">
        {/* Not a fact to edit: it tells the person and the password manager whose password this is. */}
        <TextInput type="email" autoComplete="username" value={email} readOnly />
      </Field>
      <NewPasswordField {...form.field('password')} {...form.control('password')} label="New password" />
    </AuthForm>
  );
}
