import { inReelOrder, parseClip, type Clip } from '@skora/domain';
import type { Loaded } from '@skora/kit';
import { useEffect, useState } from 'react';
import { useClipRepository } from './clip-repository-context';

/** The player's own clips in the order of the reel, live. */
export function useOwnClips(uid: string): Loaded<Clip[]> {
  const repository = useClipRepository();
  const [state, setState] = useState<Loaded<Clip[]>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      repository.watch(
        uid,
        (documents) => {
          const clips = documents.flatMap((document) => {
            const clip = parseClip(document);
            return clip ? [clip] : [];
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
