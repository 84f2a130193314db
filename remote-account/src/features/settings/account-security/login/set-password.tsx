import { useState } from 'react';
import { Button, FailureNotice, Notice, Text } from '@skora/shared/ui';
import { useAction } from '@skora/kit';
import styles from '../section/account-security.module.css';
import { sendPasswordMail } from '../api/security-api';

/** For who came by Google alone: a mail whose link sets a password. */
export function SetPassword({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  const { busy, failure, run } = useAction();
  const send = () =>
    run(async () => {
      setSent(false);
      await sendPasswordMail(email);
      setSent(true);
    });
  return (
    <>
      <Text tone="muted">
        You log in with Google and have no password here. With one you can also log in without Google, and
        change your email.
      </Text>
      {sent ? (
        <Notice
          tone="success"
          live="polite"
          className={styles.said}
          title={`An email is on its way to ${email}`}
        >
          Open the link in it to choose a password. Then log in again.
        </Notice>
      ) : null}
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Sending…" onClick={() => void send()}>
          Email me a link to set a password
        </Button>
      </div>
    </>
  );
}
