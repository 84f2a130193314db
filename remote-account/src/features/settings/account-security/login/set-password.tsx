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
        change your e-mail.
      </Text>
      {sent ? (
        <Notice
          tone="success"
          live="polite"
          className={styles.said}
          title={`A mail is on its way to ${email}`}
        >
          Its link lets you choose a password. Come back here afterwards and load the page again.
        </Notice>
      ) : null}
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Sending…" onClick={() => void send()}>
          Send me a mail to set a password
        </Button>
      </div>
    </>
  );
}
