import { useEffect, useRef } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Heading, Icon, Stack, Text, TextLink } from '@skora/shared/ui';
import styles from './coach-confirmation.module.css';

export type Decided = 'answered' | 'refused' | 'stopped' | 'approved' | 'declined';

const WORDS: Readonly<Record<Decided, { title: string; text: (name: string) => string }>> = {
  answered: {
    title: 'Thank you for your answer',
    text: (name) =>
      `We tell ${name} by email, and they can read all of it. This link no longer works. You do not need to do anything else.`,
  },
  refused: {
    title: 'Thank you for telling us',
    text: (name) => `Nothing was confirmed. ${name} sees that you are not this coach.`,
  },
  stopped: {
    title: 'You will get no more of these emails',
    text: (name) =>
      `Nothing was confirmed, and ${name} sees that you are not this coach. No player can send a request to your address any more.`,
  },
  approved: {
    title: 'We are asking the coach now',
    text: (name) => `${name} can read the answer on SKORA. We tell nobody else.`,
  },
  declined: {
    title: 'We will not ask the coach',
    text: (name) => `Nothing was sent to the coach. ${name} sees that you did not agree.`,
  },
};

/** What the answer means. It takes the focus: the form it follows is gone. */
export function Outcome({ decided, playerName }: { decided: Decided; playerName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = WORDS[decided];
  return (
    <Card padding="lg" corner>
      <Stack gap={4}>
        <Icon name="success" className={styles.mark} />
        <Heading ref={heading} level={2} size="lg" tabIndex={-1} className={styles.outcome}>
          {title}
        </Heading>
        <Text>{text(playerName)}</Text>
        <TextLink component={Link} to={paths.story()} arrow>
          What is SKORA?
        </TextLink>
      </Stack>
    </Card>
  );
}
