import { createContext, useContext } from 'react';
import type { ClipRepository } from './clip-repository';
import { firebaseClipRepository } from './firebase-clip-repository';

/** Firebase unless a provider says otherwise. */
export const ClipRepositoryContext = createContext<ClipRepository>(firebaseClipRepository);

export function useClipRepository(): ClipRepository {
  return useContext(ClipRepositoryContext);
}
