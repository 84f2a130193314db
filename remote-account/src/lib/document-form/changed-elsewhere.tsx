import { Button, Cluster, Notice } from '@skora/shared/ui';

interface ChangedElsewhereProps {
  onUseStored: () => void;
  /** Null where there is nothing stored any more that could be overwritten. */
  onKeepMine: (() => void) | null;
}

/** Says that what is being changed was changed elsewhere meanwhile, and lets the player decide. */
export function ChangedElsewhere({ onUseStored, onKeepMine }: ChangedElsewhereProps) {
  return (
    <Notice
      tone="warning"
      live="assertive"
      title="This was changed in another tab or on another device"
      action={
        <Cluster gap={2}>
          <Button size="sm" variant="secondary" onClick={onUseStored}>
            Use the saved version
          </Button>
          {onKeepMine ? (
            <Button size="sm" variant="ghost" onClick={onKeepMine}>
              Keep mine
            </Button>
          ) : null}
        </Cluster>
      }
    >
      Nothing was overwritten, and what you typed is still here.
    </Notice>
  );
}
