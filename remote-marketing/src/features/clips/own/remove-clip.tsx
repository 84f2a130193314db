import type { Clip } from '@skora/domain';
import { ConfirmInPlace, useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { syncListing } from './api/sync-listing';
import { useClipRepository } from './repository/clip-repository-context';

/** Deletes a clip with its file, after one more press. */
export function RemoveClip({ uid, clip }: { uid: string; clip: Clip }) {
  const repository = useClipRepository();
  const { busy, error, run } = useAction();
  const remove = () =>
    run(async () => {
      await repository.remove(uid, clip);
      showToast('success', 'Your clip is deleted.');
      // A removed clip is never shown; this call only clears its place in the gallery.
      if (clip.visibility === 'public') await syncListing(clip.slot).catch(() => false);
    });
  return (
    <ConfirmInPlace
      label="Delete"
      name={`Delete: ${clip.title}`}
      question={`Delete ${clip.title} with its file? You cannot undo this.`}
      confirm="Delete for good"
      confirmName={`Delete for good: ${clip.title}`}
      busy={busy}
      failure={error ? 'We could not delete all of it. Please try again.' : null}
      onConfirm={() => void remove()}
    />
  );
}
