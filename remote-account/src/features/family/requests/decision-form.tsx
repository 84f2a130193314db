import { useEffect, useRef } from 'react';
import { ConsentText, failureMessage, SignedAnswerForm, useSignedAnswer } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { decide, type GuardianRequest } from '../api/family-api';

const TOASTS = {
  approve: 'You agreed. We tell the player by email.',
  decline: 'You declined. We tell the player by email.',
};

function explain(error: unknown): string {
  const ended = error instanceof Refusal && (error.status === 410 || error.status === 404);
  if (ended)
    return 'This question has ended or was answered already. Load the page again to see what is open.';
  return `Nothing has been decided. ${failureMessage(error)}`;
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
  const text = useRef<HTMLElement>(null);
  // The button that opened it is gone, so reading goes on at the text.
  useEffect(() => text.current?.focus(), []);
  const answer = useSignedAnswer({
    id: `answer-${requestId}`,
    name: displayName ?? '',
    send: async (signed) => {
      await decide(child, requestId, { ...signed, textVersion: consent.version });
      showToast('success', TOASTS[signed.decision]);
      onAnswered();
    },
    explain,
    once: true,
  });
  return (
    <SignedAnswerForm answer={answer} label="Your answer" contact={contact}>
      <ConsentText ref={text} request={request} />
    </SignedAnswerForm>
  );
}
