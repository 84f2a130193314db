import { classNames, Cluster } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './action-row.module.css';

/** Buttons side by side, or on a phone below each other with one width. */
export function ActionRow({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <Cluster className={classNames(styles.row, className)}>{children}</Cluster>;
}
