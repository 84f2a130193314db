import { inReelOrder, parseClip, type Clip } from '@skora/domain';
import type { Loaded } from '@skora/kit';
import { useEffect, useState } from 'react';
import { useClipRepository } from './clip-repository-context';

/** A clip with its time as the store keeps it, which a change has to repeat exactly. */
export interface OwnClip extends Clip {
  storedAt: unknown;
}

/** The player's own clips in the order of the reel, live. */
export function useOwnClips(uid: string): Loaded<OwnClip[]> {
  const repository = useClipRepository();
  const [state, setState] = useState<Loaded<OwnClip[]>>({ status: 'loading' });
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
          setState({ status: 'ready', value: inReelOrder(clips) });
        },
        (error) => {
          console.info('[skora] the clips could not be followed:', error);
          const retry = () => {
            setState({ status: 'loading' });
            setAttempt(attempt + 1);
          };
          setState({ status: 'failed', error, retry });
        },
      ),
    [repository, uid, attempt],
  );
  return state;
}
