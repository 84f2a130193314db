import type { Clip } from '@skora/domain';
import { useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { Button, Text } from '@skora/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { syncListing } from './api/sync-listing';
import { useClipRepository } from './repository/clip-repository-context';
import { focusOwnClips } from './focus-own-clips';

/** Deletes a clip with its file, after one more press. */
export function RemoveClip({ uid, clip }: { uid: string; clip: Clip }) {
  const repository = useClipRepository();
  const [asked, setAsked] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes; the one in its place takes the focus.
  useEffect(() => {
    if (asked !== null) button.current?.focus();
  }, [asked]);
  const { busy, error, run } = useAction();
  const remove = () =>
    run(async () => {
      await repository.remove(uid, clip);
      focusOwnClips();
      showToast('success', 'Your clip is deleted.');
      // A removed clip is never shown; this call only clears its place in the gallery.
      if (clip.visibility === 'public') await syncListing(clip.slot).catch(() => false);
    });
  if (!asked) {
    return (
      <Button
        ref={button}
        size="sm"
        variant="ghost"
        aria-label={`Delete: ${clip.title}`}
        onClick={() => setAsked(true)}
      >
        {' '}
        Delete{' '}
      </Button>
    );
  }
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="danger"
        busy={busy}
        aria-label={`Delete for good: ${clip.title}`}
        onClick={remove}
      >
        {' '}
        Delete for good{' '}
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Keep it: ${clip.title}`} onClick={() => setAsked(false)}>
        Keep it
      </Button>
      {error ? (
        <Text role="alert" size="small">
          We could not delete it. Please try again.
        </Text>
      ) : null}
    </>
  );
}
