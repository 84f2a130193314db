import { BAD_EMAIL, emailProblem, useForm } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Card, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { Field, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import { PLAIN_HIDDEN, PlainSubmit } from '../../lib/ui/plain-submit';
import { askToLeave } from './api/ask-to-leave';
import { FailedAction } from './failed-action';

/** Asks for the unsubscribe link by mail. The answer is the same for every address. */
export function LeaveByAddress() {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '' },
    fieldId: () => 'leave-email',
    check: ({ email }) => ({ email: emailProblem(email) }),
    whileTyping: 'clear',
    explain: (error) => (error instanceof Refusal && error.status === 400 ? { email: BAD_EMAIL } : null),
    send: async ({ email }) => {
      await askToLeave(email.trim());
      setAsked(email.trim());
    },
  });
  const submit = (event: FormEvent) => {
    setAsked(null);
    form.onSubmit(event);
  };
  return (
    <Card component="section" padding="lg" aria-labelledby="leave-by-address">
      <form
        method="post"
        action="/forms/leave-by-address"
        noValidate
        onSubmit={submit}
        aria-labelledby="leave-by-address"
      >
        <Stack gap={4}>
          <Heading level={2} size="md" id="leave-by-address">
            Unsubscribe with your email address
          </Heading>
          <Text>We send a link to the address, so that nobody else can unsubscribe you.</Text>
          {asked === null ? null : (
            <Notice tone="success" title="Check your inbox" live="polite">
              If {asked} gets the digest, a link to unsubscribe is on its way. To protect your privacy, we do
              not show here whether it does.
            </Notice>
          )}
          <FailedAction error={form.error} />
          <Field {...form.field('email')} label="Email that gets the digest" required>
            <TextInput {...form.control('email')} type="email" autoComplete="email" maxLength={254} />
          </Field>
          <div>
            <PlainSubmit>Send me the link</PlainSubmit>
            <SubmitButton
              className={PLAIN_HIDDEN}
              disabled={!form.ready}
              busy={form.busy}
              busyLabel="Sending…"
            >
              Send me the link
            </SubmitButton>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
