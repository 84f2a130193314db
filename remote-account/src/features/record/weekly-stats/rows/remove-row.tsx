import { saveVersioned, useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { Notice } from '@skora/shared/ui';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { RemoveButton } from '../../../../lib/card-list/remove-button';

interface RemoveRowProps {
  collection: 'matches' | 'trainings';
  row: { id: string; monday: Date; revision: number };
  what: string;
  onRemoved: (id: string) => void;
}

/** Removes a row of a week; an empty place with its history stays. Offline it waits for the connection. */
export function RemoveRow({ collection, row: { id, monday, revision }, what, onRemoved }: RemoveRowProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const { busy, waiting, error, run } = useAction({ offline: true });
  const remove = () =>
    run(async () => {
      await saveVersioned(documents, {
        paths: [`profiles/${uid}/${collection}/${id}`],
        base: revision,
        fields: { removed: true, monday },
        changedBy: uid,
      }).catch((error: unknown) => {
        // The store shows the row as removed until it is refused; by then this row, and its notice, are new ones.
        if (navigator.onLine) showToast('error', `We could not remove ${what}. Try again in a moment.`);
        throw error;
      });
      onRemoved(id);
      showToast('success', 'Removed.');
    });
  return (
    <>
      <RemoveButton what={what} busy={busy} onRemove={() => void remove()} />
      {waiting ? (
        <Notice tone="warning" live="polite" title="You are offline">
          It will be removed as soon as you are back online.
        </Notice>
      ) : null}
      {error !== null ? (
        <Notice tone="danger" live="assertive" title="Not removed yet">
          We could not remove it. Try again in a moment.
        </Notice>
      ) : null}
    </>
  );
}
