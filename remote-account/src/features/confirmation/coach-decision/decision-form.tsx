import { type Refusal } from '@skora/shared/api';
import { Button, Cluster, FailureNotice, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { Checkbox, Field, FormErrorSummary, SubmitButton, Textarea } from '@skora/shared/ui/forms';
import type { ConfirmationQuestion } from './api/look-at-request';
import { DECISION_FIELDS, LONGEST_NOTE } from './decision-state';
import { NumberDecision } from './number-decision';
import { useDecision } from './use-decision';
import styles from './coach-confirmation.module.css';

interface DecisionFormProps {
  token: string;
  question: ConfirmationQuestion;
  onDecided: () => void;
  onEnded: (error: Refusal) => void;
  onOutdated: () => void;
}

/** The numbers, a word on each, and who stands behind it. */
export function DecisionForm({ token, question, onDecided, onEnded, onOutdated }: DecisionFormProps) {
  const { playerName, coach, numbers } = question;
  const decision = useDecision({ token, numbers, decided: onDecided, ended: onEnded, outdated: onOutdated });
  const { state, change } = decision;
  const errorOf = (id: string) => decision.problems.find(({ fieldId }) => fieldId === id)?.message;
  const open = numbers.filter(({ changed }) => !changed).length;
  if (open === 0) {
    return (
      <Notice tone="info" title="There is nothing to confirm any more">
        {playerName} has changed every one of these numbers since, so this request is void.
      </Notice>
    );
  }
  const allRight = () =>
    change({
      answers: Object.fromEntries(numbers.flatMap(({ changed }, at) => (changed ? [] : [[at, 'right']]))),
    });
  return (
    <form
      noValidate
      aria-label="Your answer"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void decision.send();
      }}
    >
      <FormErrorSummary errors={decision.problems} attempt={decision.attempt} />
      <FailureNotice title="Not sent">{decision.failure}</FailureNotice>
      <section className={styles.form} aria-labelledby="numbers-title">
        <Cluster justify="between">
          <Heading level={2} size="md" id="numbers-title">
            {open === 1 ? 'One number' : `${open} numbers`}
          </Heading>
          {open > 1 ? (
            <Button size="sm" variant="secondary" onClick={allRight}>
              All of them are right
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
              answer={state.answers[place]}
              error={errorOf(DECISION_FIELDS.number(place))}
              onAnswer={(answer) => change({ answers: { ...state.answers, [place]: answer } })}
            />
          ))}
        </ul>
      </section>
      <Field
        id={DECISION_FIELDS.note}
        label="Note"
        mark="optional"
        hint={`${playerName} reads every word. For example what the right number is.`}
        error={errorOf(DECISION_FIELDS.note)}
      >
        <Textarea
          limit={LONGEST_NOTE}
          value={state.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <Checkbox
        id={DECISION_FIELDS.vouches}
        label={`I am ${coach.name}, and I know these numbers first-hand or from a record I trust`}
        hint="Your name, role, club, the day and the domain of your e-mail address stand beside what you confirm. The address itself is never shown."
        checked={state.vouches}
        error={errorOf(DECISION_FIELDS.vouches)}
        onChange={({ target }) => change({ vouches: target.checked })}
      />
      <Stack gap={3}>
        <div>
          <SubmitButton size="lg" busy={decision.busy} busyLabel="Sending…">
            Send my answer
          </SubmitButton>
        </div>
        <Text size="small" tone="muted">
          One answer per link. Nobody will remind you or write to you again because of it.
        </Text>
      </Stack>
    </form>
  );
}
