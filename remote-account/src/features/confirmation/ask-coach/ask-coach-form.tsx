import { paths } from '@skora/shared/contract';
import { Link, useSearchParams } from '@skora/shared/router';
import {
  ButtonLink,
  EmptyState,
  FailureNotice,
  Grid,
  Heading,
  Stack,
  Text,
  TextLink,
} from '@skora/shared/ui';
import { Field, FormErrorSummary, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { type Confirmation, findConfirmation, type MatchRow, type StatEntry } from '@skora/domain';
import { EmailInput, type Form } from '@skora/kit';
import { ASK_FIELDS, type AskForm } from './ask-form';
import { matchGroups, testGroups } from './askable-groups';
import { nameNumber } from './request-api';
import { NumberPicker } from './number-picker';
import { useAskForm } from './use-ask-form';
import styles from './confirmation.module.css';

interface AskCoachFormProps {
  entries: readonly StatEntry[];
  matches: readonly MatchRow[];
  confirmations: readonly Confirmation[];
  onSent: () => void;
}

/** Asks a coach about numbers; which test or match to begin with is part of the address. */
export function AskCoachForm({ entries, matches, confirmations, onSent }: AskCoachFormProps) {
  const [parameters] = useSearchParams();
  const [tests, played] = [testGroups(entries), matchGroups(matches)];
  const offered = [...tests, ...played].flatMap(({ numbers }) => numbers);
  const wanted = [parameters.get('entry'), parameters.get('match')];
  const first = offered.filter(({ ref }) => wanted.includes(ref)).map(nameNumber);
  const form = useAskForm(offered, first, onSent);
  const confirmed = new Set(
    offered.filter((number) => findConfirmation(number, confirmations) !== null).map(nameNumber),
  );
  const { numbers } = form.values;
  const choose = (chosen: string[]) => {
    form.clear();
    form.change({ numbers: chosen });
  };
  const picker = { chosen: numbers, confirmed, onChange: choose };
  const numbersError = form.errorFor('numbers');
  if (offered.length === 0) {
    return (
      <EmptyState
        title="No number to confirm yet"
        action={
          <ButtonLink component={Link} to={paths.playerStats()} variant="primary">
            Add a test result
          </ButtonLink>
        }
      >
        A coach can confirm what was measured or counted: a sprint, a jump, the goals in a match. Add one
        first, then ask the coach who was there.
      </EmptyState>
    );
  }
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="ask-title"
      onSubmit={form.onSubmit}
      // Whatever is typed may be what was wrong.
      onChange={form.clear}
    >
      <Stack gap={2}>
        <TextLink component={Link} to={paths.confirmations()}>
          Back to your confirmations
        </TextLink>
        <Heading level={2} size="md" id="ask-title">
          Ask a coach
        </Heading>
        <Text tone="muted">
          The coach gets one email with a link and needs no account. They see your first name, the initial of
          your surname and the numbers you choose, and nothing else. Under 18, we ask your parent or guardian
          first.
        </Text>
      </Stack>
      <FormErrorSummary {...form.summary} />
      <CoachFields form={form} />
      <section
        id={ASK_FIELDS.numbers}
        tabIndex={-1}
        className={styles.numbers}
        aria-labelledby="numbers-title"
      >
        <Heading level={2} size="md" id="numbers-title">
          Which numbers?
        </Heading>
        <Text tone="muted">
          Choose what this coach measured or saw. Weight, pulse, body fat and your own ratings are never sent.
        </Text>
        {numbersError ? <p className={styles.error}>{numbersError}</p> : null}
        <NumberPicker title="Tests" groups={tests} {...picker} />
        <NumberPicker title="Matches" groups={played} {...picker} />
      </section>
      <FailureNotice title="Not sent">{form.failure}</FailureNotice>
      <div className={styles.bar}>
        <SubmitButton busy={form.busy} busyLabel="Sending…">
          {numbers.length === 0
            ? 'Send'
            : `Ask about ${numbers.length} ${numbers.length === 1 ? 'number' : 'numbers'}`}
        </SubmitButton>
        <Text size="small" tone="muted">
          We send one email and no reminders. You can take the request back until the coach answers.
        </Text>
      </div>
    </form>
  );
}

function CoachFields({ form }: { form: Form<AskForm, keyof AskForm> }) {
  return (
    <Grid columns={2} gap={5}>
      <Field {...form.field('name')} label="Coach’s name" required>
        <TextInput autoComplete="off" {...form.control('name')} />
      </Field>
      <Field
        {...form.field('role')}
        label="Role"
        required
        hint="For example, U17 head coach or fitness coach."
      >
        <TextInput autoComplete="off" {...form.control('role')} />
      </Field>
      <Field {...form.field('club')} label="Club or academy" required>
        <TextInput autoComplete="off" {...form.control('club')} />
      </Field>
      <Field
        {...form.field('email')}
        label="Coach’s email"
        required
        hint="A club address says more than a private one, because your CV shows what comes after the @."
      >
        <EmailInput autoComplete="off" {...form.control('email')} />
      </Field>
    </Grid>
  );
}
