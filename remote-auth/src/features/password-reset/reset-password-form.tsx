import {
  explainPassword,
  NewPasswordField,
  passwordProblem,
  refuseCommonPassword,
  useForm,
} from '@skora/kit';
import { Notice } from '@skora/shared/ui';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { AuthForm } from '../../lib/form/auth-form';

interface ResetPasswordFormProps {
  /** Whose password it is, as the code says. */
  email: string;
  /** Nobody has proven the address: what was entered before is deleted. */
  startsAnew: boolean;
  onSubmit: (password: string) => Promise<void>;
}

/** The new password, for a code that has been checked. */
export function ResetPasswordForm({ email, startsAnew, onSubmit }: ResetPasswordFormProps) {
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
      {startsAnew ? (
        <Notice tone="warning">
          Nobody has verified this address yet, so somebody else could have used it. To keep you safe, your
          account starts again from the beginning, and what is in it now is deleted. If it is all yours and
          you know the password, log in and verify the address instead.
        </Notice>
      ) : null}
      <NewPasswordField {...form.field('password')} {...form.control('password')} label="New password" />
    </AuthForm>
  );
}
