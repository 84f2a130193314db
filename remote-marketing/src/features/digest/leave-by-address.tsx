import { useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { useHydrated } from '@skora/shared/remote';
import { Card, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { Field, focusField, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import { askToLeave } from './api/ask-to-leave';
import { FailedAction } from './failed-action';

const ID = 'leave-email';
const POSSIBLE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const IMPOSSIBLE = 'Enter a whole e-mail address, such as name@example.com.';

/** Asks for the unsubscribe link by mail. The answer is the same for every address. */
export function LeaveByAddress() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const { busy, error, run } = useAction();
  // Sent before its handler is there, the form would reload the page and lose the address.
  const ready = useHydrated();

  const refuse = () => {
    setProblem(IMPOSSIBLE);
    focusField(ID);
  };
  const send = () =>
    run(async () => {
      try {
        await askToLeave(email.trim());
        setAsked(email.trim());
      } catch (failure) {
        if (!(failure instanceof Refusal) || failure.status !== 400) throw failure;
        refuse();
      }
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAsked(null);
    if (POSSIBLE.test(email.trim())) void send();
    else refuse();
  };
  return (
    <Card component="section" padding="lg" aria-labelledby="leave-by-address">
      <form noValidate onSubmit={submit} aria-labelledby="leave-by-address">
        <Stack gap={4}>
          <Heading level={2} size="md" id="leave-by-address">
            Unsubscribe by address
          </Heading>
          <Text>We send a link to the address, so that nobody else can unsubscribe you.</Text>
          {asked === null ? null : (
            <Notice tone="success" title="Look into your inbox" live="polite">
              If {asked} gets the digest, a link to leave is on its way. Whether it does, we tell only the
              inbox.
            </Notice>
          )}
          <FailedAction error={error} />
          <Field id={ID} label="E-mail that gets the digest" required error={problem ?? undefined}>
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setProblem(null);
              }}
            />
          </Field>
          <div>
            <SubmitButton disabled={!ready} busy={busy} busyLabel="Sending…">
              Send me the link
            </SubmitButton>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
