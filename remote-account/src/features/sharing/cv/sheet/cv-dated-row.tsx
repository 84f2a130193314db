import { Heading, Text } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import styles from './cv-dated-row.module.css';

interface CvDatedRowProps {
  /** A year, or a period in words. */
  when: string | number;
  title: string;
  detail: string;
  /** Lines below the detail. */
  children?: ReactNode;
}

export function CvDatedRow({ when, title, detail, children }: CvDatedRowProps) {
  return (
    <li className={styles.row}>
      <Text size="small" tone="muted" className={styles.when}>
        {when}
      </Text>
      <div className={styles.what}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        {detail ? <Text tone="muted">{detail}</Text> : null}
        {children}
      </div>
    </li>
  );
}
