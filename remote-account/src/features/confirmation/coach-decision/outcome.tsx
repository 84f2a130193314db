import { useEffect, useRef } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Heading, Icon, Stack, Text, TextLink } from '@skora/shared/ui';
import styles from './coach-confirmation.module.css';

export type Decided = 'answered' | 'refused' | 'stopped' | 'approved' | 'declined';

const WORDS: Readonly<Record<Decided, { title: string; text: (name: string) => string }>> = {
  answered: {
    title: 'Thank you, that is all',
    text: (name) =>
      `${name} is told by e-mail and reads every word. This link is over now; you need to do nothing more.`,
  },
  refused: {
    title: 'Thank you for saying so',
    text: (name) => `Nothing was confirmed. ${name} sees that you are not this coach.`,
  },
  stopped: {
    title: 'You get no more of these mails',
    text: (name) =>
      `Nothing was confirmed, and ${name} sees that you are not this coach. No player can send a request to your address any more.`,
  },
  approved: {
    title: 'The coach is asked now',
    text: (name) => `${name} reads the answer on SKORA. Nobody else is told of it.`,
  },
  declined: {
    title: 'The coach is not asked',
    text: (name) => `Nothing has left the account. ${name} sees that you did not agree.`,
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
          What SKORA is
        </TextLink>
      </Stack>
    </Card>
  );
}
