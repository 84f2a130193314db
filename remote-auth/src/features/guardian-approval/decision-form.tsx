import { useState } from 'react';
import { ConsentText, type SignedAnswer, SignedAnswerForm, useSignedAnswer } from '@skora/kit';
import { decideRequest } from './api/decide-request';
import type { GuardianRequest } from './api/read-request';
import { ConfirmStep } from './confirm-step';
import type { Attempt } from './decision-outcome';
import { subjectWords } from './subject-words';

const outcomes = { approve: 'approved', decline: 'declined' } as const;

interface DecisionFormProps {
  token: string;
  request: GuardianRequest;
  attempt: Attempt;
}

/** The question, who answers it, and two ways to answer that weigh the same. */
export function DecisionForm({ token, request, attempt }: DecisionFormProps) {
  /** What is about to be decided, once both fields are filled. */
  const [decision, setDecision] = useState<SignedAnswer | null>(null);
  const answer = useSignedAnswer({
    id: 'guardian',
    send: (signed) => Promise.resolve(setDecision(signed)),
  });
  const words = subjectWords(request);

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
    <SignedAnswerForm answer={answer} label="Your decision" contact={request.contact}>
      <ConsentText request={request} />
    </SignedAnswerForm>
  );
}
