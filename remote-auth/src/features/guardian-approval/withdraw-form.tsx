import { useState } from 'react';
import { ConsentText } from '@skora/kit';
import { Button, Stack, Text } from '@skora/shared/ui';
import type { GuardianRequest } from './api/read-request';
import { withdrawApproval } from './api/withdraw-approval';
import { ContactChoice } from './contact-choice';
import { ConfirmStep } from './confirm-step';
import type { Attempt } from './decision-outcome';
import { subjectWords } from './subject-words';

interface WithdrawFormProps {
  token: string;
  request: GuardianRequest;
  attempt: Attempt;
}

/** What a guardian has agreed to, and the way to take it back. */
export function WithdrawForm({ token, request, attempt }: WithdrawFormProps) {
  const [asking, setAsking] = useState(false);
  if (asking) {
    return (
      <ConfirmStep
        title={`Withdraw your approval for ${request.childName}?`}
        confirmLabel="Yes, withdraw"
        busyLabel="Withdrawing…"
        onConfirm={async () => void (await attempt(() => withdrawApproval(token), 'withdrawn'))}
        onBack={() => setAsking(false)}
      >
        <p>{subjectWords(request).withdraw}</p>
      </ConfirmStep>
    );
  }
  return (
    <Stack gap={5} align="start">
      <Text>You have agreed to this:</Text>
      <ConsentText request={request} />
      {request.contact ? <ContactChoice token={token} contact={request.contact} attempt={attempt} /> : null}
      <Button variant="secondary" size="lg" onClick={() => setAsking(true)}>
        Withdraw approval
      </Button>
    </Stack>
  );
}
