import { classNames } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text at reading width: headings, paragraphs, lists. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.prose, className)}>{children}</div>;
}
