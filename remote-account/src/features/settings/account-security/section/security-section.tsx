import type { ReactNode, Ref } from 'react';
import { Heading } from '@skora/shared/ui';
import styles from './account-security.module.css';

interface SecuritySectionProps {
  id: string;
  title: string;
  children: ReactNode;
  /** The heading, for moving the focus to it when what had the focus is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function SecuritySection({ id, title, children, headingRef }: SecuritySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <Heading
        ref={headingRef}
        level={2}
        size="sm"
        id={`${id}-heading`}
        tabIndex={-1}
        className={styles.heading}
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
