import { useState } from 'react';
import { Button, Cluster } from '@skora/shared/ui';
import { useKeptFocus } from '@skora/shared/ui/overlay';

/** Removes a row after a second press, so that a slip of the thumb costs nothing. */
export function RemoveButton({ what, onRemove }: { what: string; onRemove: () => void }) {
  const [asking, setAsking] = useState(false);
  const root = useKeptFocus<HTMLSpanElement>(asking);
  return (
    <span ref={root}>
      {asking ? (
        <Cluster gap={2}>
          <Button size="sm" variant="danger" aria-label={`Yes, remove ${what}`} onClick={onRemove}>
            Yes, remove
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </Cluster>
      ) : (
        <Button size="sm" variant="ghost" aria-label={`Remove ${what}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      )}
    </span>
  );
}
