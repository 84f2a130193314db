import { useState } from 'react';
import { failureMessage, useAction } from '@skora/kit';
import type { Refusal } from '@skora/shared/api';
import { Button, FailureNotice, Heading, Stack, Text } from '@skora/shared/ui';
import { approveRequest, type ConfirmationQuestion } from './decision-api';
import { isLinkOver } from './link-problem';
import styles from './coach-confirmation.module.css';

interface GuardianFormProps {
  token: string;
  question: ConfirmationQuestion;
  onDecided: (approved: boolean) => void;
  onEnded: (error: Refusal) => void;
}

/** What a coach would get to see, and two answers that weigh the same. */
export function GuardianForm({ token, question, onDecided, onEnded }: GuardianFormProps) {
  const { playerName, coach, numbers } = question;
  const [given, setGiven] = useState(false);
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been decided. ${failureMessage(error)}`,
  });
  const answer = (approved: boolean) =>
    run(
      async () => {
        setGiven(approved);
        await approveRequest(token, approved);
        onDecided(approved);
      },
      (error) => {
        if (isLinkOver(error)) onEnded(error);
        return isLinkOver(error);
      },
    );
  return (
    <Stack gap={5}>
      <Text>
        This is who {playerName} wants to ask: <strong>{coach.name}</strong>, {coach.role}, {coach.club}. The
        coach gets one email with a link to the numbers below and nothing else. The email calls the player “
        {playerName}”.
      </Text>
      <section className={styles.form} aria-labelledby="numbers-title">
        <Heading level={2} size="md" id="numbers-title">
          What the coach will see
        </Heading>
        <ul className={styles.numbers}>
          {numbers.map(({ label, detail, value, unit }, place) => (
            <li key={place} className={styles.number}>
              <p className={styles.value}>
                {value}
                {unit ? <span className={styles.unit}> {unit}</span> : null}
              </p>
              <div className={styles.what}>
                <p className={styles.label}>{label}</p>
                <p className={styles.detail}>{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.pair}>
        <Button size="lg" variant="secondary" block busy={busy && given} onClick={() => void answer(true)}>
          Ask the coach
        </Button>
        <Button size="lg" variant="secondary" block busy={busy && !given} onClick={() => void answer(false)}>
          Do not ask
        </Button>
      </div>
    </Stack>
  );
}
