import { Card, Heading, Stack, Text } from '@skora/shared/ui';
import { useEffect, useRef } from 'react';
import styles from '../answer/answer.module.css';

export type Done = 'sent' | 'discarded' | 'accept' | 'decline' | 'block' | 'report';

const WORDS: Readonly<Record<Done, { title: string; text: string }>> = {
  sent: {
    title: 'Your request is sent',
    text: 'We read some requests ourselves before we pass them on, so it can take a few days. If it is accepted, we tell you by email. If you hear nothing, please take that as a no.',
  },
  discarded: {
    title: 'The request is deleted',
    text: 'Nobody has seen it. We send you no more emails like this for a month. You need to do nothing more.',
  },
  accept: {
    title: 'You accepted the request',
    text: 'We sent you their email address. Write to them if you like; they see your address only then. We told them that you accepted, and nothing else.',
  },
  decline: {
    title: 'You declined the request',
    text: 'We do not tell them. You need to do nothing more. The link in our email still lets you block or report them.',
  },
  block: {
    title: 'This person is blocked',
    text: 'They cannot write to you again. We do not tell them. The link in our email still lets you report them.',
  },
  report: {
    title: 'Thank you for telling us',
    text: 'A person at SKORA looks at it. Until then nothing this person wrote is passed on to anybody. Is somebody in danger now? Call 112 in the European Union, 999 in the United Kingdom, or your own emergency number.',
  },
};

/** What was done, and what it means. It takes the focus: the form it follows is gone. */
export function RequestOutcome({ done }: { done: Done }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = WORDS[done];
  return (
    <Card padding="lg" corner>
      <Stack gap={4}>
        <Heading ref={heading} level={2} size="lg" tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </Card>
  );
}
