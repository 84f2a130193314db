import { Button, Notice } from '@skora/shared/ui';
import type { ReactNode } from 'react';

/** Says that prices could not be loaded, with another try. */
export function PricesMissing({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    <Notice
      tone="warning"
      title="We could not load the prices"
      live="polite"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
