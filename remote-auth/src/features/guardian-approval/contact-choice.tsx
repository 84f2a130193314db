import { useState } from 'react';
import { failureMessage, useAction } from '@skora/kit';
import { Button, FailureNotice, Heading, Stack, Text } from '@skora/shared/ui';
import { setContact } from './api/set-contact';

interface ContactChoiceProps {
  token: string;
  contact: { text: string; open: boolean };
  /** Rejects when nothing was changed. */
  attempt: (work: () => Promise<void>) => Promise<boolean>;
}

/** Whether people who have a link to the CV may write to the guardian; it can be changed at any time. */
export function ContactChoice({ token, contact, attempt }: ContactChoiceProps) {
  const [open, setOpen] = useState(contact.open);
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been changed. ${failureMessage(error)}`,
  });
  const change = () =>
    void run(async () => {
      if (await attempt(() => setContact(token, !open))) setOpen(!open);
    });
  return (
    <Stack gap={3} component="section" aria-labelledby="contact-choice">
      <Heading level={2} size="sm" id="contact-choice">
        Contact requests
      </Heading>
      <Text role="status">{open ? 'You take contact requests.' : 'You take no contact requests.'}</Text>
      <Text size="small" tone="muted">
        {contact.text}
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      <div>
        <Button variant="secondary" busy={busy} busyLabel="Saving…" onClick={change}>
          {open ? 'Switch contact requests off' : 'Switch contact requests on'}
        </Button>
      </div>
    </Stack>
  );
}
