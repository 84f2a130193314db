import { useEffect, useRef } from 'react';
import { failureMessage, useForm } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { FailureNotice, Stack } from '@skora/shared/ui';
import {
  Checkbox,
  Field,
  FormErrorSummary,
  RadioGroup,
  SubmitButton,
  TextInput,
} from '@skora/shared/ui/forms';
import { decide, type Decision, type GuardianRequest } from '../api/family-api';
import styles from '../lib/family.module.css';
import { ConsentText } from './consent-text';

const relationships = [
  { value: 'parent', label: 'the parent' },
  { value: 'legal-guardian', label: 'the legal guardian' },
] as const;

const NAME_MAX = 80;
const TOASTS = {
  approve: 'You agreed. We tell the player by email.',
  decline: 'You declined. We tell the player by email.',
};

function nameProblem(typed: string): string | null {
  const name = typed.trim();
  if (name === '') return 'Enter your name.';
  return [...name].length > NAME_MAX ? `Use at most ${NAME_MAX} characters.` : null;
}

function explain(error: unknown): string {
  const ended = error instanceof Refusal && (error.status === 410 || error.status === 404);
  if (ended)
    return 'This question has ended or was answered already. Load the page again to see what is open.';
  return `Nothing has been decided. ${failureMessage(error)}`;
}

interface Signature {
  name: string;
  relationship: Decision['relationship'] | null;
  contact: boolean;
}

interface DecisionFormProps {
  child: string;
  request: GuardianRequest;
  onAnswered: () => void;
}

/** The text, who answers it, and two answers that weigh the same. */
export function DecisionForm({ child, request, onAnswered }: DecisionFormProps) {
  const { displayName } = useRequiredUser();
  const { requestId, consent, contact } = request;
  const choice = useRef<Decision['decision']>('approve');
  const text = useRef<HTMLDivElement>(null);
  // The button that opened it is gone, so reading goes on at the text.
  useEffect(() => text.current?.focus(), []);
  const form = useForm<Signature>({
    initial: { name: displayName ?? '', relationship: null, contact: false },
    fieldId: (name) => `answer-${requestId}-${name}`,
    check: ({ name, relationship }) => ({
      name: nameProblem(name),
      relationship: relationship === null ? 'Choose who you are to the player.' : null,
    }),
    send: async ({ name, relationship, contact: takes }) => {
      if (relationship === null) return;
      const decision = choice.current;
      const signed = { decision, name: name.trim(), relationship, textVersion: consent.version };
      await decide(child, requestId, takes && decision === 'approve' ? { ...signed, contact: true } : signed);
      showToast('success', TOASTS[decision]);
      onAnswered();
    },
    explain,
    once: true,
  });
  return (
    <form noValidate aria-label="Your answer" onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <FormErrorSummary {...form.summary} />
        <div ref={text} tabIndex={-1}>
          <ConsentText request={request} />
        </div>
        <Field {...form.field('name')} label="Your name" required hint="Kept with your answer and its date.">
          <TextInput {...form.control('name')} autoComplete="name" />
        </Field>
        <RadioGroup
          {...form.field('relationship')}
          legend="You are"
          name={`relationship-${requestId}`}
          options={relationships}
          layout="tiles"
          required
          value={form.values.relationship}
          onValueChange={(relationship) => form.change({ relationship })}
        />
        {contact ? (
          <Checkbox
            id={`answer-${requestId}-contact`}
            label="I would like to take contact requests about this player (optional)"
            hint={contact.text}
            checked={form.values.contact}
            onChange={({ target }) => form.change({ contact: target.checked })}
          />
        ) : null}
        <FailureNotice>{form.failure}</FailureNotice>
        <div className={styles.choices}>
          <SubmitButton
            variant="secondary"
            size="lg"
            block
            busy={form.busy && choice.current === 'approve'}
            onClick={() => (choice.current = 'approve')}
          >
            Approve
          </SubmitButton>
          <SubmitButton
            variant="secondary"
            size="lg"
            block
            busy={form.busy && choice.current === 'decline'}
            onClick={() => (choice.current = 'decline')}
          >
            Decline
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
