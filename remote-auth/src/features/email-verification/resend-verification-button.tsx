import { useState } from 'react';
import { Button, Stack, Text } from '@skora/shared/ui';
import { failureMessage } from '../form/failure-message';
import { resendVerification } from './api/resend-verification';
import { useCountdown } from './use-countdown';

/** Seconds between two mails to the same address. */
const PAUSE_S = 60;

/** A new verification mail for the signed-in person, at most one a minute. */
export function ResendVerificationButton() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const { left, start } = useCountdown(PAUSE_S);

  const send = async () => {
    if (left > 0) return;
    setBusy(true);
    try {
      await resendVerification();
      setMessage('A new mail is on its way. Only its link works from now on.');
      start();
    } catch (error) {
      setMessage(failureMessage(error));
    }
    setBusy(false);
  };

  return (
    <Stack gap={3} align="start">
      <Button
        variant="primary"
        busy={busy}
        busyLabel="Sending…"
        aria-disabled={left > 0 || undefined}
        onClick={() => void send()}
      >
        {left > 0 ? `Send again in ${left} s` : 'Send me a new link'}
      </Button>
      <Text size="small" tone="muted" role="status">
        {message}
      </Text>
    </Stack>
  );
}
