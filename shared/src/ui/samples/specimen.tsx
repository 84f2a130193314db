import type { ReactNode } from 'react';
import { Stack } from '../layout/stack';
import { Heading } from '../typography/heading';
import styles from './samples.module.css';

/** A named example inside a chapter. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={3} size="sm" className={styles.specimenTitle}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
