import { useRef, useState } from 'react';
import { useForm } from '@skora/kit';
import { Stack } from '@skora/shared/ui';
import {
  Checkbox,
  Field,
  FormErrorSummary,
  RadioGroup,
  SubmitButton,
  TextInput,
} from '@skora/shared/ui/forms';
import { normaliseDisplayName } from '../../lib/registration/display-name-rule';
import { decideRequest, type GuardianDecision } from './api/decide-request';
import type { GuardianRequest } from './api/read-request';
import { ConfirmStep } from './confirm-step';
import { ConsentText } from './consent-text';
import styles from './decision-form.module.css';
import type { Attempt } from './decision-outcome';
import { SUBJECT_WORDS } from './subject-words';

const relationships = [
  { value: 'parent', label: 'the parent' },
  { value: 'legal-guardian', label: 'the legal guardian' },
] as const;

const NAME_MAX = 80;

function nameProblem(typed: string): string | null {
  const name = normaliseDisplayName(typed);
  if (name === '') return 'Enter your name.';
  return [...name].length > NAME_MAX ? `Use at most ${NAME_MAX} characters.` : null;
}

const outcomes = { approve: 'approved', decline: 'declined' } as const;

interface Signature {
  name: string;
  relationship: GuardianDecision['relationship'] | null;
  contact: boolean;
}

interface DecisionFormProps {
  token: string;
  request: GuardianRequest;
  attempt: Attempt;
}

/** The question, who answers it, and two ways to answer that weigh the same. */
export function DecisionForm({ token, request, attempt }: DecisionFormProps) {
  const choice = useRef<GuardianDecision['decision']>('approve');
  /** What is about to be decided, once both fields are filled. */
  const [decision, setDecision] = useState<GuardianDecision | null>(null);
  const form = useForm<Signature>({
    initial: { name: '', relationship: null, contact: false },
    fieldId: (name) => `guardian-${name}`,
    check: ({ name, relationship }) => ({
      name: nameProblem(name),
      relationship: relationship === null ? 'Choose who you are to the player.' : null,
    }),
    send: async ({ name, relationship, contact }) => {
      if (relationship === null) return;
      const signed = { decision: choice.current, name: normaliseDisplayName(name), relationship };
      setDecision(contact && choice.current === 'approve' ? { ...signed, contact } : signed);
    },
  });
  const words = SUBJECT_WORDS[request.subject];

  if (decision) {
    const isYes = decision.decision === 'approve';
    return (
      <ConfirmStep
        title={isYes ? words.approve(request.childName) : words.decline(request.childName)}
        confirmLabel={isYes ? 'Yes, approve' : 'Yes, decline'}
        busyLabel={isYes ? 'Approving…' : 'Declining…'}
        onConfirm={async () =>
          void (await attempt(
            () => decideRequest(token, decision, request.consent.version),
            outcomes[decision.decision],
          ))
        }
        onBack={() => setDecision(null)}
      >
        <p>
          Signed: {decision.name}, {decision.relationship === 'parent' ? 'parent' : 'legal guardian'}.
        </p>
        {request.contact && isYes ? (
          <p>{decision.contact ? 'You take contact requests.' : 'You take no contact requests.'}</p>
        ) : null}
      </ConfirmStep>
    );
  }

  return (
    <form noValidate aria-label="Your decision" onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <FormErrorSummary {...form.summary} />
        <ConsentText
          consent={request.consent}
          requestedAt={request.requestedAt}
          expiresAt={request.expiresAt}
          event={request.event}
        />
        <Field
          {...form.field('name')}
          label="Your name"
          required
          hint="Kept with your answer, together with the date and the version of the text."
        >
          <TextInput {...form.control('name')} autoComplete="name" />
        </Field>
        <RadioGroup
          {...form.field('relationship')}
          legend="You are"
          name="relationship"
          options={relationships}
          layout="tiles"
          required
          value={form.values.relationship}
          onValueChange={(relationship) => form.change({ relationship })}
        />
        {request.contact ? (
          <Checkbox
            id="guardian-contact"
            label="I would like to take contact requests about this player (optional)"
            hint={request.contact.text}
            checked={form.values.contact}
            onChange={({ target }) => form.change({ contact: target.checked })}
          />
        ) : null}
        <div className={styles.choices}>
          <SubmitButton variant="secondary" size="lg" block onClick={() => (choice.current = 'approve')}>
            Approve
          </SubmitButton>
          <SubmitButton variant="secondary" size="lg" block onClick={() => (choice.current = 'decline')}>
            Decline
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
