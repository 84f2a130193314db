import type { ReactNode } from 'react';
import styles from './numbered.module.css';

export function Numbered({ number, children }: { number: number; children: ReactNode }) {
  return (
    <>
      <span className={styles.number}>{number}</span> {children}
    </>
  );
}
