import { useState } from 'react';
import {
  BAD_EMAIL,
  EmailInput,
  emailProblem,
  isWrongCredential,
  normaliseEmail,
  useForm,
  type Problems,
} from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import type { SessionUser } from '@skora/shared/session';
import { Notice } from '@skora/shared/ui';
import { Field, PasswordInput } from '@skora/shared/ui/forms';
import styles from '../section/account-security.module.css';
import { askEmailChange } from '../api/security-api';
import { presentPasswordProblem, WRONG_PASSWORD } from '../section/password-rule';
import { SecureForm } from '../section/secure-form';

type Name = 'newEmail' | 'password';

const IDS = { newEmail: 'new-email', password: 'email-password' } as const;
const BLANK: Record<Name, string> = { newEmail: '', password: '' };

function newEmailProblem(text: string, present: string | null): string | undefined {
  const isPresent = normaliseEmail(text).toLowerCase() === present?.toLowerCase();
  return isPresent ? 'This is already your address. Enter another one.' : emailProblem(text);
}

function explain(error: unknown): Problems<Name> | null {
  if (isWrongCredential(error)) return { password: WRONG_PASSWORD };
  if (!(error instanceof Refusal)) return null;
  if (error.status === 422) return { newEmail: 'This address cannot be used. Enter another one.' };
  if (error.status === 400) return { newEmail: BAD_EMAIL };
  return null;
}

/** Asks for another address; the link in the mail changes it. Whether one goes out is not told: an address of another account gets none. */
export function ChangeEmail({ user: { email } }: { user: SessionUser }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: BLANK,
    fieldId: (name) => IDS[name],
    check: ({ newEmail, password }) => ({
      newEmail: newEmailProblem(newEmail, email),
      password: presentPasswordProblem(password),
    }),
    send: async ({ newEmail, password }, { forget }) => {
      const to = normaliseEmail(newEmail);
      setSentTo(null);
      await askEmailChange(to, password);
      forget();
      setSentTo(to);
      showToast('success', 'If the new address can be used, a link is on its way to it.');
    },
    explain,
  });
  return (
    <>
      {sentTo === null ? null : (
        <Notice
          tone="success"
          live="polite"
          className={styles.said}
          title={`If ${sentTo} can be used, a link is on its way to it`}
        >
          Your address changes when you open it. Until then you log in with {email}, and everything stays as
          it is.
        </Notice>
      )}
      <SecureForm
        form={form}
        label="Change email"
        account={email}
        submitLabel="Change email"
        busyLabel="Sending…"
      >
        <Field {...form.field('newEmail')} label="New email" required>
          <EmailInput {...form.control('newEmail')} autoComplete="email" />
        </Field>
        <Field
          {...form.field('password')}
          label="Current password"
          required
          hint="So that nobody else can move your account to another address."
        >
          <PasswordInput {...form.control('password')} autoComplete="current-password" />
        </Field>
      </SecureForm>
    </>
  );
}
