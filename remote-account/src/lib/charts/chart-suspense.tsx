import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '@skora/shared/ui';
import styles from './charts.module.css';

export function ChartSuspense({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
