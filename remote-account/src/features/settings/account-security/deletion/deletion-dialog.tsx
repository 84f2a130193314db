import { isWrongCredential, useForm } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import { Button, FailureNotice, Stack, Text } from '@skora/shared/ui';
import { Field, FormErrorSummary, PasswordInput, SubmitButton } from '@skora/shared/ui/forms';
import { Dialog } from '@skora/shared/ui/overlay';
import { presentPasswordProblem, WRONG_PASSWORD } from '../section/password-rule';

interface DeletionDialogProps {
  onClose: () => void;
  hasPassword: boolean;
  words: { title: string; text: string; button: string };
  /** Plans it, with the password of just now; null for accounts that have none. @returns when it is due, ISO 8601 */
  schedule: (password: string | null) => Promise<string>;
  /** @param dueAt ISO 8601 */
  onPlanned: (dueAt: string) => void;
}

const formId = 'deletion-form';

/** The step between wanting and planning: the password, once more. Mounted while it is open, so that it forgets it. */
export function DeletionDialog({ onClose, hasPassword, words, schedule, onPlanned }: DeletionDialogProps) {
  const { email } = useRequiredUser();
  const form = useForm({
    initial: { password: '' },
    fieldId: (name) => `deletion-${name}`,
    check: ({ password }) => (hasPassword ? { password: presentPasswordProblem(password) } : {}),
    send: async ({ password }) => onPlanned(await schedule(hasPassword ? password : null)),
    explain: (error) => (isWrongCredential(error) ? { password: WRONG_PASSWORD } : null),
  });
  const close = () => {
    if (!form.busy) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={words.title}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Not now
          </Button>
          <SubmitButton form={formId} variant="danger" busy={form.busy} busyLabel="One moment…">
            {words.button}
          </SubmitButton>
        </>
      }
    >
      <form id={formId} method="post" noValidate aria-label={words.button} onSubmit={form.onSubmit}>
        <Stack gap={5}>
          <FormErrorSummary {...form.summary} />
          <FailureNotice>{form.failure}</FailureNotice>
          <Text>{words.text}</Text>
          {hasPassword ? (
            <>
              <input
                type="email"
                name="username"
                autoComplete="username"
                value={email ?? ''}
                readOnly
                hidden
              />
              <Field {...form.field('password')} label="Current password" required>
                <PasswordInput {...form.control('password')} autoComplete="current-password" />
              </Field>
            </>
          ) : (
            <Text tone="muted">
              You have no password here, so this works only within five minutes of logging in with Google.
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
