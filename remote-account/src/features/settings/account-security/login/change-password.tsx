import { useState } from 'react';
import {
  explainPassword,
  isWrongCredential,
  NewPasswordField,
  refuseCommonPassword,
  useForm,
  type Problems,
} from '@skora/kit';
import { showToast } from '@skora/shared/events';
import type { SessionUser } from '@skora/shared/session';
import { Notice } from '@skora/shared/ui';
import { Field, PasswordInput } from '@skora/shared/ui/forms';
import { changePassword } from '../api/security-api';
import { newPasswordProblem, presentPasswordProblem, WRONG_PASSWORD } from '../section/password-rule';
import { SecureForm } from '../section/secure-form';

type Name = 'present' | 'next';

const IDS = { present: 'present-password', next: 'new-password' } as const;
const BLANK: Record<Name, string> = { present: '', next: '' };

function explain(error: unknown): Problems<Name> | null {
  if (isWrongCredential(error)) return { present: WRONG_PASSWORD };
  const next = explainPassword(error);
  return next === null ? null : { next };
}

/** A new password for who knows the present one. */
export function ChangePassword({ user: { email, displayName } }: { user: SessionUser }) {
  const [changed, setChanged] = useState<'now' | 'soon' | null>(null);
  const form = useForm({
    initial: BLANK,
    fieldId: (name) => IDS[name],
    check: ({ present, next }) => ({
      present: presentPasswordProblem(present),
      next: newPasswordProblem(next, { password: present, email, displayName }),
    }),
    send: async ({ present, next }, { forget }) => {
      setChanged(null);
      await refuseCommonPassword(next);
      const ended = await changePassword(present, next);
      forget();
      setChanged(ended ? 'now' : 'soon');
      showToast('success', 'Password changed.');
    },
    explain,
  });
  return (
    <>
      {changed ? (
        <Notice tone="success" live="polite" title="Your password is changed">
          {changed === 'now'
            ? 'We logged out all other devices. They have to log in with the new password.'
            : 'Within an hour, all other devices have to log in with the new password.'}
        </Notice>
      ) : null}
      <SecureForm
        form={form}
        label="Change password"
        account={email}
        submitLabel="Change password"
        busyLabel="Changing…"
      >
        <Field {...form.field('present')} label="Current password" required>
          <PasswordInput {...form.control('present')} autoComplete="current-password" />
        </Field>
        <NewPasswordField {...form.field('next')} {...form.control('next')} label="New password" />
      </SecureForm>
    </>
  );
}
