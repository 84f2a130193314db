import { lookUp } from '@skora/shared/utils';
import { BAD_EMAIL, EmailInput, emailProblem, useForm, useFormDraft } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { showToast } from '@skora/shared/events';
import { Link } from '@skora/shared/router';
import { Card, FailureNotice, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { Field, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { askPublishing, type Sharing } from './links-api';
import styles from './sharing.module.css';

const REFUSED = `${BAD_EMAIL} It cannot be your own.`;
const DECIDES =
  'The parent or guardian who agreed to your account decides. We ask them and nobody else. Is that address lost? Write to us under Get SKORED.';
const NOW_YOURS =
  'You now log in with this address yourself, so we cannot ask it. Write to us under Get SKORED.';

const STATES = {
  none: {
    title: 'A parent or guardian has to agree',
    text: 'You are under 18. Before anybody can see your CV, a parent or guardian has to read what a link shows and agree. We send them an email. They need no account.',
    button: 'Ask for agreement',
  },
  pending: {
    title: 'Waiting for your parent or guardian',
    text: 'We sent them an email. You can ask again.',
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

function explain(error: unknown, known: boolean): { email: string } | null {
  if (!(error instanceof Refusal) || ![400, 422].includes(error.status)) return null;
  if (error.type === 'guardian-decides') return { email: DECIDES };
  return { email: known ? NOW_YOURS : REFUSED };
}

const NO_ADDRESS = { email: '' };

interface GuardianPanelProps {
  sharing: Sharing;
  onAsked: () => void;
}

export function GuardianPanel({ sharing, onAsked }: GuardianPanelProps) {
  const { approval, guardianEmail, guardianDecides } = sharing;
  const state = approval && approval.status !== 'approved' ? approval.status : 'none';
  const { title, text, button } = lookUp(STATES, state, STATES.none);
  const known = guardianDecides ? guardianEmail : (approval?.guardianEmail ?? guardianEmail);
  const form = useForm({
    initial: NO_ADDRESS,
    draft: useFormDraft({ name: 'publish-guardian', empty: NO_ADDRESS }),
    fieldId: () => 'publish-guardian',
    check: ({ email }) => {
      const typed = email.trim();
      const wrong = typed === '' ? known === null : emailProblem(typed) !== undefined;
      return { email: wrong ? REFUSED : null };
    },
    whileTyping: 'keep',
    send: async ({ email }, { forget }) => {
      await askPublishing(email.trim() || null);
      forget();
      showToast('success', 'The email is on its way.');
      onAsked();
    },
    explain: (error) => explain(error, guardianDecides),
  });
  const hint = guardianDecides
    ? 'This is who agreed to your account. Only they can agree to sharing.'
    : known === null
      ? undefined
      : `Leave it empty to ask ${known}.`;
  return (
    <Card component="section" className={styles.make}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      <form noValidate className={styles.form} onSubmit={form.onSubmit}>
        <Field
          {...form.field('email')}
          label="Email of your parent or guardian"
          required={known === null}
          mark="none"
          hint={hint}
        >
          {guardianDecides ? (
            <TextInput type="email" autoComplete="off" value={known ?? ''} readOnly />
          ) : (
            <EmailInput autoComplete="off" {...form.control('email')} />
          )}
        </Field>
        {guardianDecides ? (
          <Text size="small" tone="muted">
            Is that address lost?{' '}
            <TextLink component={Link} to={paths.contactUs()}>
              Write to us
            </TextLink>
          </Text>
        ) : null}
        <FailureNotice title="We did not ask anybody">{form.failure}</FailureNotice>
        <div>
          <SubmitButton busy={form.busy} busyLabel="Sending…">
            {button}
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
