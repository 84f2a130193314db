import { Heading, Stack, Text } from '@skora/shared/ui';
import type { Confirmation, NumberRef } from '@skora/domain';
import { AnswerItem } from './answer-item';
import styles from './confirmation.module.css';

interface AnswerListProps {
  confirmations: readonly Confirmation[];
  current: readonly NumberRef[];
}

/** Everything coaches answered, newest first. */
export function AnswerList({ confirmations, current }: AnswerListProps) {
  if (confirmations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="answers-title">
      <Stack gap={1}>
        <Heading level={2} size="md" id="answers-title">
          Answers from coaches
        </Heading>
        <Text size="small" tone="muted">
          Here is every word they wrote. You can keep an answer off your CV, but nobody can change it.
        </Text>
      </Stack>
      <Stack gap={4} component="ul">
        {confirmations.map((answer) => (
          <AnswerItem key={answer.id} answer={answer} current={current} />
        ))}
      </Stack>
    </section>
  );
}
