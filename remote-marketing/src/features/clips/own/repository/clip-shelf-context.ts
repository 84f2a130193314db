import { createContext, useContext } from 'react';
import type { ClipShelf } from './clip-shelf';
import { firebaseShelf } from './firebase-shelf';

/** Which shelf the page works with; Firebase unless a provider says otherwise. */
export const ClipShelfContext = createContext<ClipShelf>(firebaseShelf);

/** The shelf of the player's clips. */
export function useClipShelf(): ClipShelf {
  return useContext(ClipShelfContext);
}
