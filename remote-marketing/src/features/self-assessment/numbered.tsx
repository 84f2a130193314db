import type { ReactNode } from 'react';
import styles from './numbered.module.css';

/** A question with its number. */
export function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <>
      <span className={styles.number}>{number}</span> {children}
    </>
  );
}
