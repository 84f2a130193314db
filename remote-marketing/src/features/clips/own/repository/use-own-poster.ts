import type { Clip } from '@skora/domain';
import { useRequest } from '@skora/kit';
import { useClipRepository } from './clip-repository-context';

/** Where the picture of an own clip is; null while that is not known, and without one. */
export function useOwnPoster(uid: string, clip: Pick<Clip, 'slot' | 'poster'> | null): string | null {
  const repository = useClipRepository();
  const { slot = 0, poster = null } = clip ?? {};
  const { value } = useRequest(poster && `${uid} ${slot} ${poster}`, async () => ({
    poster,
    address: await repository.posterAddress(uid, slot, poster ?? ''),
  }));
  return value?.poster === poster ? value.address : null;
}
