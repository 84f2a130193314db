import type { ReactNode } from 'react';
import { Button, Cluster, Notice } from '@skora/shared/ui';

interface ChangedElsewhereProps {
  /** Null where there is nothing stored any more that could be overwritten. */
  onKeepMine: (() => void) | null;
  onUseStored: () => void;
  /** What differs. */
  children?: ReactNode;
}

/** Says that what is being changed was changed elsewhere meanwhile, and lets the player decide. */
export function ChangedElsewhere({ onKeepMine, onUseStored, children }: ChangedElsewhereProps) {
  return (
    <Notice
      tone="warning"
      live="assertive"
      title="This was changed in another tab or on another device"
      action={
        <Cluster gap={2}>
          {onKeepMine ? (
            <Button size="sm" variant="secondary" onClick={onKeepMine}>
              Keep mine
            </Button>
          ) : null}
          <Button size="sm" variant={onKeepMine ? 'ghost' : 'secondary'} onClick={onUseStored}>
            Use the saved version
          </Button>
        </Cluster>
      }
    >
      Nothing was overwritten, and what you typed is still here.
      {children}
    </Notice>
  );
}
