import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { PitchLines } from '../pitch-lines/pitch-lines';
import { Heading } from '../typography/heading';
import styles from './state.module.css';

/** Props of {@link EmptyState}. */
interface EmptyStateProps {
  title: string;
  /** What will stand here and why it is worth filling. */
  children?: ReactNode;
  /** The next step, usually a `ButtonLink`. */
  action?: ReactNode;
  /** Rank of the title in the page's outline. Default 2. */
  level?: 2 | 3 | 4;
  className?: string;
}

/** An empty place that teaches: what belongs here and how to begin. */
export function EmptyState({ title, children, action, level = 2, className }: EmptyStateProps) {
  return (
    <section className={classNames(styles.state, className)}>
      <PitchLines variant="centre" className={styles.lines} />
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
