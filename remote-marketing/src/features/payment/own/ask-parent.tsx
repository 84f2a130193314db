import { Button, Notice, Stack, Text } from '@skora/shared/ui';
import { Field, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { ActionRow } from '../../../lib/ui/action-row';
import { FailureNotice } from '../checkout/failure-notice';
import type { Order } from '../order/order';
import { FIELD, useAskParent } from './use-ask-parent';

interface AskParentProps {
  order: Order;
  /** Nobody else may pay for this player. */
  only: boolean;
  onBack: () => void;
  onSubscribed: () => void;
}

/** Asks a parent to pay, by a mail with a link. */
export function AskParent({ order, only, onBack, onSubscribed }: AskParentProps) {
  const { email, setEmail, problem, sentTo, busy, error, submit, again } = useAskParent(order, onSubscribed);
  if (sentTo !== null) {
    return (
      <Notice
        tone="success"
        title="Your parent has mail"
        live="polite"
        action={
          <Button size="sm" variant="secondary" onClick={again}>
            Use another address
          </Button>
        }
      >
        We sent {sentTo} a link with the plan, its price and how to end it. It works for 7 days. Once it is
        paid, your plan opens by itself.
      </Notice>
    );
  }
  return (
    <form noValidate aria-label="Ask a parent" onSubmit={submit}>
      <Stack gap={4}>
        {only ? (
          <Notice tone="info" title="A parent or guardian pays" live="polite">
            You are under 18, so you cannot buy a plan yourself. Ask a parent: they get a link by e-mail and
            need no account.
          </Notice>
        ) : (
          <Text>They see the plan and its price, and pay without an account of their own.</Text>
        )}
        {error === null ? null : <FailureNotice error={error} />}
        <Field
          id={FIELD}
          label="E-mail of your parent or guardian"
          hint="Used for this question and, if they pay, for their receipts."
          required
          error={problem ?? undefined}
        >
          <TextInput
            type="email"
            name="parent-email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <ActionRow>
          <SubmitButton variant="primary" busy={busy} busyLabel="Sending…">
            Send the link
          </SubmitButton>
          {only ? null : (
            <Button variant="secondary" onClick={onBack}>
              I pay myself
            </Button>
          )}
        </ActionRow>
      </Stack>
    </form>
  );
}
