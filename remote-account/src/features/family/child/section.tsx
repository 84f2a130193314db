import { useId, type ReactNode, type Ref } from 'react';
import { Heading } from '@skora/shared/ui';
import styles from '../lib/family.module.css';

interface SectionProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a child's page. */
export function Section({ title, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading ref={headingRef} level={2} size="md" id={id} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
