import type { ReactNode } from 'react';
import type { Loaded } from '@skora/kit';
import { Button, Skeleton, Text, VisuallyHidden } from '@skora/shared/ui';
import styles from './panel.module.css';

interface PanelGateProps<T> {
  loaded: Loaded<T>;
  /** What is being read, for the messages: "your goals". */
  what: string;
  /** Holds the place of what is much higher than two lines. */
  placeholder?: ReactNode;
  children: (value: T) => ReactNode;
}

/** The gate of one panel among others: when one fails, the page stays calm and the others are there. */
export function PanelGate<T>({ loaded, what, placeholder, children }: PanelGateProps<T>) {
  if (loaded.status === 'ready') return children(loaded.value);
  if (loaded.status === 'failed') {
    return (
      <div className={styles.failed} role="status">
        <Text tone="muted">We could not load {what}. Nothing is lost.</Text>
        <Button size="sm" variant="secondary" aria-label={`Try again: ${what}`} onClick={loaded.retry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <p role="status">Loading {what}</p>
      </VisuallyHidden>
      {placeholder ?? <Skeleton lines={2} />}
    </>
  );
}
