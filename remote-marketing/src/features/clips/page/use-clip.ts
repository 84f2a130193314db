import { useEffect, useState } from 'react';
import type { GalleryClip } from '../gallery/api/find-clips';
import { findClip } from './api/find-clip';

type Found =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; clip: GalleryClip };

export function useClip(id: string): Found {
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    setFound({ status: 'loading' });
    findClip(id).then(
      (clip) => !gone && setFound(clip ? { status: 'ready', clip } : { status: 'missing' }),
      (error: unknown) => {
        console.info('[skora] the clip did not come:', error);
        if (!gone) setFound({ status: 'failed', retry: () => setAttempt((count) => count + 1) });
      },
    );
    return () => {
      gone = true;
    };
  }, [id, attempt]);
  return found;
}
