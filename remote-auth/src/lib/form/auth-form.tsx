import { type ReactNode, useSyncExternalStore } from 'react';
import type { Form } from '@skora/kit';
import { FailureNotice, Notice, Stack } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import styles from './auth-form.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes it has a network, live; true while prerendering. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

interface AuthFormProps {
  form: Pick<Form<object, string>, 'summary' | 'failure' | 'ready' | 'busy' | 'onSubmit'>;
  label: string;
  submitLabel: string;
  busyLabel: string;
  /** `secondary` where the form is not what the page is about. */
  submitVariant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A form of the sign-in pages with its messages and its button. */
export function AuthForm(props: AuthFormProps) {
  const { form, label, submitLabel, busyLabel, submitVariant = 'primary', children } = props;
  const online = useOnline();
  return (
    // POST, so that a submission before the script has started can never put a password into the address.
    <form method="post" noValidate aria-label={label} onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <FormErrorSummary {...form.summary} />
        <FailureNotice>{form.failure}</FailureNotice>
        {children}
        {online ? null : (
          <Notice tone="warning" live="polite" title="You are offline">
            What you typed stays here. Send it when you are back online.
          </Notice>
        )}
        <SubmitButton
          size="lg"
          block
          variant={submitVariant}
          className={submitVariant === 'primary' ? styles.submit : undefined}
          disabled={!form.ready}
          busy={form.busy}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </SubmitButton>
      </Stack>
    </form>
  );
}
