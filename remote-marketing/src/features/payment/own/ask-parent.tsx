import { BAD_EMAIL, emailProblem, useForm, useFormDraft } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Button, Notice, Stack, Text } from '@skora/shared/ui';
import { Field, focusField, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { useEffect, useState } from 'react';
import { ActionRow } from '../../../lib/ui/action-row';
import { askParent } from '../api/ask-parent';
import { FailureNotice } from '../checkout/failure-notice';
import type { Order } from '../order/order';

const FIELD = 'parent-email';
const OWN = 'Enter the email address of your parent or guardian, not your own.';

function explain(error: unknown): { email: string } | null {
  if (!(error instanceof Refusal)) return null;
  if (error.status === 422) return { email: OWN };
  return error.status === 400 ? { email: BAD_EMAIL } : null;
}

const NO_ADDRESS = { email: '' };

interface AskParentProps {
  order: Order;
  /** Nobody else may pay for this player. */
  only: boolean;
  /** The button that led here is gone, and the focus with it. */
  takesFocus: boolean;
  onBack: () => void;
  onSubscribed: () => void;
}

/** Asks a parent to pay, by a mail with a link. */
export function AskParent({ order, only, takesFocus, onBack, onSubscribed }: AskParentProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    if (takesFocus) focusField(FIELD);
  }, [takesFocus]);
  const form = useForm({
    initial: NO_ADDRESS,
    draft: useFormDraft({ name: 'ask-parent', empty: NO_ADDRESS }),
    fieldId: () => FIELD,
    check: ({ email }) => ({ email: emailProblem(email) }),
    whileTyping: 'clear',
    explain,
    send: async ({ email }, { forget }) => {
      try {
        await askParent(order, email.trim());
        setSentTo(email.trim());
        forget();
      } catch (error) {
        if (!(error instanceof Refusal) || error.type !== 'already-subscribed') throw error;
        onSubscribed();
      }
    },
  });
  const again = () => {
    setSentTo(null);
    form.reset();
  };
  if (sentTo !== null) {
    return (
      <Notice
        tone="success"
        title="We emailed your parent or guardian"
        live="polite"
        action={
          <Button size="sm" variant="secondary" onClick={again}>
            Use another address
          </Button>
        }
      >
        We sent a link to {sentTo}. It shows the plan, its price and how to end it, and works for 7 days. As
        soon as they have paid, your plan opens.
      </Notice>
    );
  }
  return (
    <form noValidate aria-label="Ask a parent or guardian" onSubmit={form.onSubmit}>
      <Stack gap={4}>
        {only ? (
          <Notice tone="info" title="A parent or guardian pays" live="polite">
            You are under 18, so you cannot buy a plan yourself. Ask a parent or guardian: they get a link by
            email and need no account.
          </Notice>
        ) : (
          <Text>They see the plan and its price, and pay without an account of their own.</Text>
        )}
        {form.error === null ? null : <FailureNotice error={form.error} />}
        <Field
          {...form.field('email')}
          label="Email of your parent or guardian"
          hint="We use it to ask them and, if they pay, for their receipts."
          required
        >
          <TextInput {...form.control('email')} type="email" name={FIELD} autoComplete="off" />
        </Field>
        <ActionRow>
          <SubmitButton variant="primary" busy={form.busy} busyLabel="Sending…">
            Send the link
          </SubmitButton>
          {only ? null : (
            <Button variant="secondary" onClick={onBack}>
              I will pay myself
            </Button>
          )}
        </ActionRow>
      </Stack>
    </form>
  );
}
