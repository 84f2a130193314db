import { useState } from 'react';
import { ResendButton } from '@skora/kit';
import { Button } from '@skora/shared/ui';
import { Outcome } from '../../lib/auth-shell/outcome';
import { askForReset } from './api/ask-for-reset';
import { ForgotPasswordForm } from './forgot-password-form';

/** Seconds until the mail can be asked for again. */
const PAUSE_S = 60;

/** From the address to "look into your inbox", in the same words for everybody. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const ask = async (address: string) => {
    await askForReset(address);
    setEmail(address);
    setSent(true);
  };
  const again = async () => {
    await askForReset(email);
    return PAUSE_S;
  };
  if (!sent) return <ForgotPasswordForm email={email} onSubmit={ask} />;
  return (
    <Outcome
      tone="info"
      icon="mail"
      title="Check your inbox"
      takesFocus
      action={
        <>
          <ResendButton
            label="Send it again"
            sentMessage="If the address belongs to an account, a new email is on its way."
            variant="secondary"
            startsWith={PAUSE_S}
            send={again}
          />
          <Button variant="ghost" onClick={() => setSent(false)}>
            Use another address
          </Button>
        </>
      }
    >
      <p>
        If <strong>{email}</strong> belongs to an account, an email with a link is on its way to it.
      </p>
      <p>
        It can take a few minutes. Check your spam folder too, and use the newest email if there are several.
      </p>
    </Outcome>
  );
}
