import { EmailInput, useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { Card, FailureNotice, Heading, Text } from '@skora/shared/ui';
import { Field, focusField, SubmitButton } from '@skora/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import { askPublishing } from './api/ask-publishing';
import type { Sharing } from './api/read-sharing';
import styles from './sharing.module.css';

const REFUSED = 'Enter an e-mail address like name@example.com, another one than your own.';

const STATES = {
  none: {
    title: 'A parent or guardian has to agree',
    text: 'You are under 18. Before anybody can see your CV, a parent or guardian reads what a link shows and agrees. We send them a mail; they need no account.',
    button: 'Ask for agreement',
  },
  pending: {
    title: 'Waiting for your parent or guardian',
    text: 'We sent them a mail. You can ask again, or give another address.',
    button: 'Ask again',
  },
  declined: {
    title: 'Your parent or guardian said no',
    text: 'Your CV stays private, and everything else works as before. Talk about it together; you can ask again.',
    button: 'Ask again',
  },
  revoked: {
    title: 'The agreement was withdrawn',
    text: 'All links to your CV stopped working. Talk about it together; you can ask again.',
    button: 'Ask again',
  },
} as const;

interface GuardianPanelProps {
  sharing: Sharing;
  onAsked: () => void;
}

export function GuardianPanel({ sharing, onAsked }: GuardianPanelProps) {
  const { approval, guardianEmail } = sharing;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { busy, failure, run } = useAction();
  const state = approval && approval.status !== 'approved' ? approval.status : 'none';
  const { title, text, button } = STATES[state];
  const known = approval?.guardianEmail ?? guardianEmail;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const wrong = typed === '' ? known === null : !/^\S+@\S+\.\S+$/.test(typed);
    setError(wrong ? REFUSED : undefined);
    if (wrong) {
      focusField('publish-guardian');
      return;
    }
    void run(
      async () => {
        await askPublishing(typed === '' ? null : typed);
        setEmail('');
        showToast('success', 'The mail is on its way.');
        onAsked();
      },
      (refused) => {
        if (!(refused instanceof Refusal) || (refused.status !== 422 && refused.status !== 400)) return false;
        setError(REFUSED);
        return true;
      },
    );
  };
  return (
    <Card component="section" className={styles.make}>
      <div>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </div>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field
          id="publish-guardian"
          label="E-mail of your parent or guardian"
          required={known === null}
          mark="none"
          hint={known === null ? undefined : `Leave it empty to ask ${known}.`}
          error={error}
        >
          <EmailInput autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <FailureNotice title="Nobody was asked">{failure}</FailureNotice>
        <div>
          <SubmitButton busy={busy} busyLabel="Sending…">
            {button}
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
