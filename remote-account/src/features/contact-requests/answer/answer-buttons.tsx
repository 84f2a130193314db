import { answersAfter, type ContactAnswer } from '@skora/domain';
import { failureMessage, useAction } from '@skora/kit';
import { Button, Cluster, FailureNotice, Stack, Text } from '@skora/shared/ui';
import { useState } from 'react';
import styles from './answer.module.css';
import { StopForm } from './stop-form';

interface AnswerButtonsProps {
  /** Who wrote, as a button names them. */
  writer: string;
  /** What was answered last; then only stopping the writer is left. */
  answered: ContactAnswer | null;
  /** Rejects when nothing was answered. */
  onAnswer: (answer: ContactAnswer, report?: string) => Promise<void>;
}

/** Yes and no, which weigh the same, and the ways to stop the writer. */
export function AnswerButtons({ writer, answered, onAnswer }: AnswerButtonsProps) {
  const [stopping, setStopping] = useState<'block' | 'report' | null>(null);
  const [given, setGiven] = useState<ContactAnswer | null>(null);
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been answered. ${failureMessage(error)}`,
  });
  const answer = (choice: ContactAnswer) =>
    void run(async () => {
      setGiven(choice);
      await onAnswer(choice);
    });
  const open = answersAfter(answered);
  if (stopping) {
    return (
      <StopForm
        kind={stopping}
        writer={writer}
        onSend={(report) => onAnswer(stopping, report)}
        onBack={() => setStopping(null)}
      />
    );
  }
  return (
    <Stack gap={4}>
      <FailureNotice>{failure}</FailureNotice>
      {answered !== null ? null : (
        <div className={styles.choices}>
          <Button
            size="lg"
            variant="secondary"
            block
            busy={busy && given === 'accept'}
            onClick={() => answer('accept')}
          >
            Accept
          </Button>
          <Button
            size="lg"
            variant="secondary"
            block
            busy={busy && given === 'decline'}
            onClick={() => answer('decline')}
          >
            Decline
          </Button>
        </div>
      )}
      <Stack gap={2}>
        <Text size="small" tone="muted">
          Is something wrong?
        </Text>
        <Cluster gap={3}>
          {open.includes('block') ? (
            <Button size="sm" variant="secondary" onClick={() => setStopping('block')}>
              Block this person
            </Button>
          ) : null}
          <Button size="sm" variant="secondary" onClick={() => setStopping('report')}>
            Report this person
          </Button>
        </Cluster>
      </Stack>
    </Stack>
  );
}
