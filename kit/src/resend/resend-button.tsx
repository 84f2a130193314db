import { useState } from 'react';
import { Refusal, waitingTime } from '@skora/shared/api';
import { Button, Stack, Text } from '@skora/shared/ui';
import { failureMessage } from '../failure/failure-message';
import { useCountdown } from './use-countdown';

/** Seconds between two mails, where the backend names none. */
const PAUSE_S = 60;
/** Longer waits are shown in words instead of a countdown. */
const COUNTED_S = 300;

interface ResendButtonProps {
  label: string;
  /** Said when the mail is on its way. */
  sentMessage: string;
  variant?: 'primary' | 'secondary';
  /** Seconds to wait from the start, where a mail has just been sent. */
  startsWith?: number;
  /** Sends the mail. @returns seconds until the next one, if the backend named them; 0: none was needed. Rejects */
  send: () => Promise<number | undefined>;
}

/** Sends a mail again, with the wait until the next one counted down on the button. */
export function ResendButton(props: ResendButtonProps) {
  const { label, sentMessage, variant = 'primary', startsWith = 0, send } = props;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const { left, start } = useCountdown(startsWith);

  const press = async () => {
    if (left > 0) return;
    setBusy(true);
    setMessage('');
    try {
      const wait = (await send()) ?? PAUSE_S;
      if (wait > 0) setMessage(sentMessage);
      start(wait);
    } catch (error) {
      if (error instanceof Refusal && error.status === 429 && error.retryAfter > 0) {
        setMessage('We sent an email a short while ago. Check your spam folder too before you ask again.');
        start(error.retryAfter);
      } else {
        console.info('[skora] a mail was not sent:', error);
        setMessage(failureMessage(error));
      }
    }
    setBusy(false);
  };

  const wait = left > COUNTED_S ? waitingTime(left) : `${left} s`;
  return (
    <Stack gap={3} align="start">
      <Button
        variant={variant}
        busy={busy}
        busyLabel="Sending…"
        aria-disabled={left > 0 || undefined}
        onClick={() => void press()}
      >
        {left > 0 ? `Send again in ${wait}` : label}
      </Button>
      <Text size="small" tone="muted" role="status">
        {message}
      </Text>
    </Stack>
  );
}
