import { useState } from 'react';
import { failureMessage, useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { Button, Card, FailureNotice, Heading, Text } from '@skora/shared/ui';
import { answerInvitation } from '../api/family-api';
import styles from '../lib/family.module.css';

interface InvitationProps {
  child: string;
  name: string;
  onAnswered: () => void;
}

/** A player invites this parent. */
export function Invitation({ child, name, onAnswered }: InvitationProps) {
  const [accepts, setAccepts] = useState(true);
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been decided. ${failureMessage(error)}`,
  });
  const answer = (accept: boolean) =>
    void run(async () => {
      setAccepts(accept);
      await answerInvitation(child, accept);
      showToast('success', accept ? `You are linked with ${name}.` : 'You declined.');
      onAnswered();
    });
  return (
    <Card component="article" tone="accent" className={styles.request}>
      <div className={styles.words}>
        <Heading level={3} size="sm">
          {name} invites you
        </Heading>
        <Text tone="muted">
          You then see what others can see of {name}. {name} can end this at any time, and so can you. If you
          do not know this player, decline.
        </Text>
      </div>
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.choices}>
        <Button size="lg" variant="secondary" block busy={busy && accepts} onClick={() => answer(true)}>
          Accept
        </Button>
        <Button size="lg" variant="secondary" block busy={busy && !accepts} onClick={() => answer(false)}>
          Decline
        </Button>
      </div>
    </Card>
  );
}
