import { leaveMap, readStoredEntry } from './map-membership';
import type { DataOwner } from '../../lib/data-owners/data-owner';

/** The entry on the player map. */
export const playerMapOwner: DataOwner = {
  name: 'playerMap',
  export: ({ firestore }, { uid }) => readStoredEntry(firestore, uid),
  erase: ({ firestore }, { uid }) => leaveMap(firestore, uid),
};
