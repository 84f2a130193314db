import { classNames, Icon } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** The anchor of links to it. */
  id: string;
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of the page that is closed at first: the browser's own disclosure. A link to it opens it. */
export function Fold({ id, summary, children, className }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      {/* The anchor is inside: browsers open what is closed for a link to what it holds. */}
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
