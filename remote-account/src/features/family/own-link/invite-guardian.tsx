import { EmailInput, emailProblem, failureMessage, normaliseEmail, useForm, useFormDraft } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { FailureNotice, Text } from '@skora/shared/ui';
import { Field, SubmitButton } from '@skora/shared/ui/forms';
import styles from '../lib/family.module.css';
import { inviteGuardian, type OwnLink } from './own-link-api';

const NO_ADDRESS = { email: '' };
const OWN = 'Enter the email address of your parent or guardian. It cannot be your own.';

function explain(error: unknown): { email: string } | string {
  if (error instanceof Refusal && error.status === 422) return { email: OWN };
  if (error instanceof Refusal && error.status === 429)
    return 'You have invited often today. Try again tomorrow.';
  return failureMessage(error);
}

/** A player who is linked with nobody may invite a parent or guardian. Nothing needs it. */
export function InviteGuardian({ onChange }: { onChange: (next: OwnLink) => void }) {
  const form = useForm({
    initial: NO_ADDRESS,
    draft: useFormDraft({ name: 'invite-guardian', empty: NO_ADDRESS }),
    fieldId: () => 'invite-guardian',
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email }, { forget }) => {
      const next = await inviteGuardian(normaliseEmail(email));
      forget();
      showToast('success', 'The email is on its way.');
      onChange(next);
    },
    explain,
  });
  return (
    <form noValidate className={styles.invite} onSubmit={form.onSubmit}>
      <Text tone="muted">
        You can invite a parent or guardian to see what others see of you. They never see your messages, how
        you slept or felt, or your weight. You can end it at any time.
      </Text>
      <Field {...form.field('email')} label="Email of your parent or guardian" required mark="none">
        <EmailInput {...form.control('email')} autoComplete="off" />
      </Field>
      <FailureNotice title="We did not invite anybody">{form.failure}</FailureNotice>
      <div>
        <SubmitButton variant="secondary" busy={form.busy} busyLabel="Sending…">
          Invite
        </SubmitButton>
      </div>
    </form>
  );
}
