import { useState } from 'react';
import { EmailInput, emailProblem, failureMessage, normaliseEmail, useForm, useFormDraft } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { FailureNotice, Text } from '@skora/shared/ui';
import { Field, SubmitButton } from '@skora/shared/ui/forms';
import type { Showcase } from './showcase-api';
import { SHOWCASE_PLAN } from './showcase-plan';
import styles from './showcases.module.css';

const REFUSALS: Readonly<Record<number, string>> = {
  403: `You need the ${SHOWCASE_PLAN} to register. If you have just changed your plan, try again in a moment.`,
  404: 'This event is not on the schedule any more.',
  409: 'Registration closed a moment ago.',
  422: 'Your age on the day does not fit this event.',
  503: 'A lot of players are registering right now. Nothing has changed. Try again in a moment.',
};

const ADDRESS = 'Enter the email address of your parent or guardian. It cannot be your own.';
const DECIDES =
  'The parent or guardian who agreed to your account decides. Leave this empty and we ask them. Is that address lost? Write to us under Get SKORED.';

const isAboutGuardian = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.fields.some(({ at }) => at === 'body/guardianEmail');

const NO_ADDRESS = { email: '' };

interface RegistrationFormProps {
  showcase: Showcase;
  /** Under 18 on the day: a guardian is asked. */
  minor: boolean;
  /** Rejects when nobody was registered. */
  onRegister: (guardianEmail: string | null) => Promise<void>;
}

/** Takes a place. The guardian's address is asked for only when we know of no guardian. */
export function RegistrationForm({ showcase, minor, onRegister }: RegistrationFormProps) {
  const [asksAddress, setAsksAddress] = useState(false);
  const form = useForm({
    initial: NO_ADDRESS,
    draft: useFormDraft({ name: `showcase-guardian_${showcase.id}`, empty: NO_ADDRESS }),
    fieldId: () => `guardian-${showcase.id}`,
    check: ({ email }) => ({ email: email.trim() === '' ? null : emailProblem(email) }),
    send: async ({ email }, { forget }) => {
      await onRegister(normaliseEmail(email) || null);
      forget();
    },
    explain: (error) => {
      if (!isAboutGuardian(error)) {
        return (error instanceof Refusal ? REFUSALS[error.status] : undefined) ?? failureMessage(error);
      }
      setAsksAddress(true);
      return { email: error.type === 'guardian-decides' ? DECIDES : ADDRESS };
    },
  });
  const full = showcase.taken >= showcase.capacity;
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      {minor ? (
        <Text size="small" tone="muted">
          You are under 18 on that day, so your parent or guardian has to agree. We send them an email and
          keep your place{full ? ' on the waiting list' : ''} until they answer, for 7 days at most.
        </Text>
      ) : null}
      {asksAddress ? (
        <Field {...form.field('email')} label="Email of your parent or guardian" required>
          <EmailInput {...form.control('email')} autoComplete="off" />
        </Field>
      ) : null}
      <FailureNotice title="That did not work">{form.failure}</FailureNotice>
      <div>
        <SubmitButton busy={form.busy} variant={full ? 'secondary' : 'primary'}>
          {full ? 'Join the waiting list' : minor ? 'Ask for a place' : 'Take a place'}
        </SubmitButton>
      </div>
    </form>
  );
}
