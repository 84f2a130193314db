import { hashText } from '@skora/shared/utils';
import { failureMessage, useForm, useFormDraft } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Button, Cluster, FailureNotice, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { Checkbox, Field, FormErrorSummary, SubmitButton, Textarea } from '@skora/shared/ui/forms';
import { type ConfirmationQuestion, sendDecision } from './decision-api';
import { checkDecision, type DecisionState, LONGEST_NOTE, NO_DECISION, readDecision } from './decision-state';
import { isLinkOver } from './link-problem';
import { NumberDecision } from './number-decision';
import styles from './coach-confirmation.module.css';

interface DecisionFormProps {
  token: string;
  question: ConfirmationQuestion;
  onDecided: () => void;
  /** The link has ended meanwhile. */
  onEnded: (error: Refusal) => void;
  /** The player changed a number meanwhile. */
  onOutdated: () => void;
}

const CHANGED =
  'The player changed a number while you were reading. Please look at the list again; your other answers are still there.';

const isOutdated = (error: unknown) => error instanceof Refusal && error.type === 'numbers-changed';

/** The numbers, a word on each, and who stands behind it. */
export function DecisionForm({ token, question, onDecided, onEnded, onOutdated }: DecisionFormProps) {
  const { playerName, coach, numbers } = question;
  const form = useForm<DecisionState, string>({
    initial: NO_DECISION,
    draft: useFormDraft({
      name: `coach-decision_${hashText(token)}`,
      empty: NO_DECISION,
      unkept: ['vouches'],
    }),
    fieldId: (name) => (name.startsWith('number-') ? name : `coach-${name}`),
    check: (values) => checkDecision(values, numbers),
    whileTyping: 'keep',
    send: async (values, { forget }) => {
      try {
        await sendDecision(token, readDecision(values, numbers));
      } catch (error) {
        if (isLinkOver(error)) return onEnded(error);
        if (isOutdated(error)) onOutdated();
        throw error;
      }
      forget();
      onDecided();
    },
    explain: (error) => (isOutdated(error) ? CHANGED : `Nothing has been sent. ${failureMessage(error)}`),
  });
  const { answers, vouches } = form.values;
  const open = numbers.filter(({ changed }) => !changed).length;
  if (open === 0) {
    return (
      <Notice tone="info" title="There is nothing to confirm any more">
        {playerName} has changed all of these numbers since, so this request has ended.
      </Notice>
    );
  }
  const allRight = () =>
    form.change({
      answers: Object.fromEntries(numbers.flatMap(({ changed }, at) => (changed ? [] : [[at, 'right']]))),
    });
  return (
    <form noValidate aria-label="Your answer" className={styles.form} onSubmit={form.onSubmit}>
      <FormErrorSummary {...form.summary} />
      <FailureNotice title="Not sent">{form.failure}</FailureNotice>
      <section className={styles.form} aria-labelledby="numbers-title">
        <Cluster justify="between">
          <Heading level={2} size="md" id="numbers-title">
            {open === 1 ? 'One number' : `${open} numbers`}
          </Heading>
          {open > 1 ? (
            <Button size="sm" variant="secondary" onClick={allRight}>
              All of these are right
            </Button>
          ) : null}
        </Cluster>
        <ul className={styles.numbers}>
          {numbers.map((number, place) => (
            <NumberDecision
              // The index is the key: the order never changes, and a number may occur twice.
              key={place}
              number={number}
              place={place}
              detailed={numbers[place - 1]?.detail !== number.detail}
              answer={answers[place]}
              error={form.errorFor(`number-${place}`)}
              onAnswer={(answer) => form.change({ answers: { ...answers, [place]: answer } })}
            />
          ))}
        </ul>
      </section>
      <Field
        {...form.field('note')}
        label="Note"
        mark="optional"
        hint={`${playerName} can read this. For example, write what the right number is.`}
      >
        <Textarea limit={LONGEST_NOTE} {...form.control('note')} />
      </Field>
      <Checkbox
        {...form.field('vouches')}
        label={`I am ${coach.name}, and I know these numbers first-hand or from a source I trust`}
        hint="Your name, role and club, the day, and the part of your email address after the @ appear next to what you confirm. The full address is never shown."
        checked={vouches}
        onChange={({ target }) => form.change({ vouches: target.checked })}
      />
      <Stack gap={3}>
        <div>
          <SubmitButton size="lg" busy={form.busy} busyLabel="Sending…">
            Send my answer
          </SubmitButton>
        </div>
        <Text size="small" tone="muted">
          You can answer once with this link. We will not remind you or write to you again about it.
        </Text>
      </Stack>
    </form>
  );
}
