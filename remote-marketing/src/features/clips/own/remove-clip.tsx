import { showToast } from '@skora/shared/events';
import { Button, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { useAction } from '../../answer/use-action';
import { syncListing } from './api/sync-listing';
import { useClipShelf } from './clip-shelf';
import type { OwnClip } from './use-own-clips';

/** Removes a clip with its file, after one more press. */
export function RemoveClip({ uid, clip }: { uid: string; clip: OwnClip }) {
  const shelf = useClipShelf();
  const [asked, setAsked] = useState(false);
  const { busy, error, run } = useAction();
  const remove = () =>
    run(async () => {
      await shelf.remove(uid, clip);
      showToast('success', 'Your clip is removed.');
      // What is gone is shown to nobody; this only clears the place in the gallery.
      if (clip.visibility === 'public') await syncListing(clip.slot).catch(() => false);
    });
  if (!asked) {
    return (
      <Button size="sm" variant="ghost" aria-label={`Remove: ${clip.title}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
    );
  }
  return (
    <>
      <Button
        size="sm"
        variant="danger"
        busy={busy}
        aria-label={`Remove for good: ${clip.title}`}
        onClick={remove}
      >
        Remove for good
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Keep it: ${clip.title}`} onClick={() => setAsked(false)}>
        Keep it
      </Button>
      {error ? (
        <Text role="alert" size="small">
          It could not be removed. Please try again.
        </Text>
      ) : null}
    </>
  );
}
