import { useRef, type FormEvent } from 'react';
import { Stack } from '@skora/shared/ui';
import { Field, FormErrorSummary, RadioGroup, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { decideRequest, type GuardianDecision } from './api/decide-request';
import type { GuardianRequest } from './api/read-request';
import { ConfirmStep } from './confirm-step';
import { ConsentText } from './consent-text';
import styles from './decision-form.module.css';
import type { Decided } from './decision-outcome';
import { SUBJECT_WORDS } from './subject-words';
import { decisionIds, useDecisionForm } from './use-decision-form';

const relationships = [
  { value: 'parent', label: 'the parent' },
  { value: 'legal-guardian', label: 'the legal guardian' },
] as const;

const outcomes = { approve: 'approved', decline: 'declined' } as const;

interface DecisionFormProps {
  token: string;
  request: GuardianRequest;
  attempt: (work: () => Promise<void>, outcome: Decided) => Promise<void>;
}

/** The question, who answers it, and two ways to answer that weigh the same. */
export function DecisionForm({ token, request, attempt }: DecisionFormProps) {
  const form = useDecisionForm();
  const choice = useRef<GuardianDecision['decision']>('approve');
  const { decision } = form;
  const words = SUBJECT_WORDS[request.subject];

  if (decision) {
    const isYes = decision.decision === 'approve';
    return (
      <ConfirmStep
        title={isYes ? words.approve(request.childName) : words.decline(request.childName)}
        confirmLabel={isYes ? 'Yes, approve' : 'Yes, decline'}
        busyLabel={isYes ? 'Approving…' : 'Declining…'}
        onConfirm={() =>
          attempt(() => decideRequest(token, decision, request.consent.version), outcomes[decision.decision])
        }
        onBack={form.goBack}
      >
        <p>
          Signed: {decision.name}, {decision.relationship === 'parent' ? 'parent' : 'legal guardian'}.
        </p>
      </ConfirmStep>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.choose(choice.current);
  };
  return (
    <form noValidate aria-label="Your decision" onSubmit={submit}>
      <Stack gap={5}>
        <FormErrorSummary errors={form.summary} attempt={form.attempt} />
        <ConsentText
          consent={request.consent}
          requestedAt={request.requestedAt}
          expiresAt={request.expiresAt}
        />
        <Field
          id={decisionIds.name}
          label="Your name"
          required
          error={form.errors.name}
          hint="Kept with your answer, together with the date and the version of the text."
        >
          <TextInput
            name="name"
            autoComplete="name"
            value={form.name}
            onChange={(event) => form.setName(event.target.value)}
          />
        </Field>
        <RadioGroup
          id={decisionIds.relationship}
          legend="You are"
          name="relationship"
          options={relationships}
          layout="tiles"
          required
          value={form.relationship}
          onValueChange={form.setRelationship}
          error={form.errors.relationship}
        />
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
