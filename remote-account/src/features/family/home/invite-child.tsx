import { EmailInput, emailProblem, failureMessage, normaliseEmail, useForm, useFormDraft } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { Card, FailureNotice, Heading, Text } from '@skora/shared/ui';
import { Field, SubmitButton } from '@skora/shared/ui/forms';
import { inviteChild } from '../api/family-api';
import styles from '../lib/family.module.css';

const NO_ADDRESS = { email: '' };
const OWN = 'Enter the email address your child logs in with. It cannot be your own.';

function explain(error: unknown): { email: string } | string {
  if (error instanceof Refusal && error.status === 422) return { email: OWN };
  if (error instanceof Refusal && error.status === 429)
    return 'You have invited often today. Try again tomorrow.';
  return failureMessage(error);
}

/** Invites a player who is old enough to have an account without an agreement. */
export function InviteChild() {
  const form = useForm({
    initial: NO_ADDRESS,
    draft: useFormDraft({ name: 'invite-child', empty: NO_ADDRESS }),
    fieldId: () => 'invite-child',
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email }, { forget }) => {
      await inviteChild(normaliseEmail(email));
      forget();
      showToast('success', 'If there is such a player, the invitation is on its way.');
    },
    explain,
  });
  return (
    <Card component="section" tone="outline" aria-labelledby="invite-title" className={styles.request}>
      <div className={styles.words}>
        <Heading level={2} size="sm" id="invite-title">
          Is a child missing?
        </Heading>
        <Text tone="muted">
          Invite your child by the email address of their account. They get an email and accept or decline it
          in their settings within 7 days. This is for players under 18 who need no agreement for the account;
          all others are found by the address they gave for you.
        </Text>
      </div>
      <form noValidate className={styles.invite} onSubmit={form.onSubmit}>
        <Field {...form.field('email')} label="Email of your child’s account" required mark="none">
          <EmailInput {...form.control('email')} autoComplete="off" />
        </Field>
        <FailureNotice title="We did not invite anybody">{form.failure}</FailureNotice>
        <div>
          <SubmitButton variant="secondary" busy={form.busy} busyLabel="Sending…">
            Invite your child
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
