import type { ReactNode } from 'react';
import { Stack } from '../layout/stack';
import { Heading } from '../typography/heading';
import { Text } from '../typography/text';
import styles from './samples.module.css';

interface SampleSectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One chapter of the living page. */
export function SampleSection({ id, title, lead, children }: SampleSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.intro}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </div>
      <Stack gap={6}>{children}</Stack>
    </section>
  );
}
