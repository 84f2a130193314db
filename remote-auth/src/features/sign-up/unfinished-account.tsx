import { useState } from 'react';
import { ensureSession } from '@skora/shared/session';
import { Button, ErrorState } from '@skora/shared/ui';
import { finishAccount } from './api/create-account';

/** The identity exists and its record does not: says so, and tries the rest again. */
export function UnfinishedAccount() {
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    // A failure leaves everything as it is: the account waits for the next try.
    await finishAccount().catch(() => setBusy(false));
  };
  return (
    <ErrorState
      title="Your account is almost ready"
      onRetry={() => void retry()}
      retrying={busy}
      action={
        <Button variant="ghost" onClick={() => void ensureSession()}>
          Continue without waiting
        </Button>
      }
    >
      Your sign-in exists, but our server did not answer when it should have set up your record. Try again
      now, or go on: the next log-in finishes it.
    </ErrorState>
  );
}
