import { useEffect, useRef } from 'react';
import { EmailInput, emailProblem, normaliseEmail, useForm, forgetFormDraft, useFormDraft } from '@skora/kit';
import { Heading, Stack, Text } from '@skora/shared/ui';
import { Field } from '@skora/shared/ui/forms';
import { AuthForm } from '../form/auth-form';
import { explainGuardianEmail } from './explain-guardian-email';
import styles from './guardian-step.module.css';

const DRAFT = 'guardian-step';
const NO_ADDRESS = { guardianEmail: '' };

interface GuardianStepProps {
  /** Asks; rejects when the request failed. */
  onSubmit: (email: string) => Promise<void>;
}

/** The second step of a registration that somebody else has to agree to. */
export function GuardianStep({ onSubmit }: GuardianStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({
    initial: NO_ADDRESS,
    draft: useFormDraft({ name: DRAFT, empty: NO_ADDRESS }),
    fieldId: () => 'guardian-email',
    check: ({ guardianEmail }) => ({ guardianEmail: emailProblem(guardianEmail) }),
    explain: explainGuardianEmail,
    send: async ({ guardianEmail }) => {
      await onSubmit(normaliseEmail(guardianEmail));
      forgetFormDraft(DRAFT);
    },
    once: true,
  });
  return (
    <Stack gap={5} component="section">
      <Heading ref={heading} level={2} size="md" tabIndex={-1} className={styles.title}>
        A parent or guardian has to agree
      </Heading>
      <ol className={styles.steps}>
        <li>We send one email with a link to the address you enter here.</li>
        <li>Your parent or guardian reads what SKORA keeps about you, and approves or declines.</li>
        <li>You get an email with the answer. If they say yes, your account is ready.</li>
      </ol>
      <Text tone="muted" size="small">
        What you have typed is kept and stays private. Until they answer, you cannot add anything and nobody
        can see anything.
      </Text>
      <AuthForm
        form={form}
        label="Ask a parent or guardian"
        submitLabel="Ask for approval"
        busyLabel="Asking…"
      >
        <Field
          {...form.field('guardianEmail')}
          label="Email of your parent or guardian"
          required
          hint="We use it only to ask for approval and to confirm the answer."
        >
          <EmailInput {...form.control('guardianEmail')} autoComplete="off" />
        </Field>
      </AuthForm>
    </Stack>
  );
}
