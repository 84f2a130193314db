import { Notice } from '@skora/shared/ui';
import { RemoveButton } from '../../../../lib/card-list/remove-button';
import type { Removals } from './use-removals';

interface RemoveRowProps {
  row: { id: string; monday: Date; revision: number };
  what: string;
  removals: Removals;
}

/** The button that removes a row of a week, and how its removal stands. */
export function RemoveRow({ row, what, removals }: RemoveRowProps) {
  const state = removals.stateOf(row.id);
  return (
    <>
      <RemoveButton
        what={what}
        busy={removals.busy}
        waiting={state === 'waiting'}
        onRemove={() => removals.remove({ row, what })}
        onKeep={() => removals.keep(row.id)}
      />
      {state === 'waiting' ? (
        <Notice tone="warning" live="polite" title="You are offline">
          It will be removed as soon as you are back online, if this page stays open until then.
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <Notice tone="danger" live="assertive" title="Not removed yet">
          We could not remove it. Try again in a moment.
        </Notice>
      ) : null}
    </>
  );
}
