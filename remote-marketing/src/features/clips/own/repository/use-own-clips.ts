import { inReelOrder, parseClip, type Clip } from '@skora/domain';
import { useEffect, useState } from 'react';
import { useClipRepository } from './clip-repository-context';

/** A clip with its time as the store keeps it, which a change has to repeat exactly. */
export interface OwnClip extends Clip {
  storedAt: unknown;
}

type OwnClips =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; clips: OwnClip[] };

/** The player's own clips in the order of the reel, live. */
export function useOwnClips(uid: string): OwnClips {
  const repository = useClipRepository();
  const [state, setState] = useState<OwnClips>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      repository.watch(
        uid,
        (documents) => {
          const clips = documents.flatMap((document) => {
            const clip = parseClip(document);
            return clip ? [{ ...clip, storedAt: document.fields.createdAt }] : [];
          });
          setState({ status: 'ready', clips: inReelOrder(clips) });
        },
        (error) => {
          console.info('[skora] the clips could not be followed:', error);
          const retry = () => {
            setState({ status: 'loading' });
            setAttempt(attempt + 1);
          };
          setState({ status: 'failed', retry });
        },
      ),
    [repository, uid, attempt],
  );
  return state;
}
