import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@skora/shared/ui';
import styles from './cv-section.module.css';

interface CvSectionProps {
  title: string;
  /** What the numbers are and where they end. */
  note?: ReactNode;
  /** An empty section with a hint; it is not printed. */
  empty?: boolean;
  children: ReactNode;
}

export function CvSection({ title, note, empty = false, children }: CvSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-empty={empty || undefined}>
      <div className={styles.head}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {note ? (
          <Text size="small" tone="muted">
            {note}
          </Text>
        ) : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
