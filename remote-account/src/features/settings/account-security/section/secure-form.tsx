import type { FormEvent, ReactNode } from 'react';
import { FailureNotice, Stack } from '@skora/shared/ui';
import { type FormError, FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import styles from './account-security.module.css';

interface SecureFormProps {
  form: {
    summary: readonly FormError[];
    attempt: number;
    failure: string | null;
    busy: boolean;
    onSubmit: (event: FormEvent) => void;
  };
  /** Accessible name of the form. */
  label: string;
  /** Lets password managers know whose password this is. */
  account: string | null;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
}

/** A form with its messages and its button. */
export function SecureForm({ form, label, account, children, submitLabel, busyLabel }: SecureFormProps) {
  return (
    // POST, so that a submission without the script could never put a password into the address.
    <form method="post" noValidate aria-label={label} className={styles.form} onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <FormErrorSummary errors={form.summary} attempt={form.attempt} />
        <FailureNotice>{form.failure}</FailureNotice>
        <input type="email" name="username" autoComplete="username" value={account ?? ''} readOnly hidden />
        {children}
        <div>
          <SubmitButton variant="secondary" busy={form.busy} busyLabel={busyLabel}>
            {submitLabel}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
