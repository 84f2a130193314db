import { Heading, Text } from '@skora/shared/ui';
import { useId, type ReactNode } from 'react';
import { Prose } from './prose';
import styles from './split-section.module.css';

interface SplitSectionProps {
  title: string;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A section whose title stands beside its text on wide pages. */
export function SplitSection({ title, intro, id, children }: SplitSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <div className={styles.title}>
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        {intro ? <Text tone="muted">{intro}</Text> : null}
      </div>
      <Prose>{children}</Prose>
    </section>
  );
}
