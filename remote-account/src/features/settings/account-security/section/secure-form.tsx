import type { ReactNode } from 'react';
import type { Form } from '@skora/kit';
import { FailureNotice, Stack } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import styles from './account-security.module.css';

interface SecureFormProps {
  form: Pick<Form<object, never>, 'summary' | 'failure' | 'busy' | 'onSubmit'>;
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
        <FormErrorSummary {...form.summary} />
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
