import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { findCell, COARSE_CELL, FINE_CELL } from './map-cell';
import type { MapPlayer } from './map-player';

/**
 * Counts a player on or off the map. `mapCells/world` counts the coarse cells, `mapCells/{coarse}` the fine ones
 * within; a map reads one document far away and a few close up, however many players there are.
 */
export function countOnMap(db: Firestore, transaction: Transaction, player: MapPlayer, step: 1 | -1): void {
  const coarse = findCell(player, COARSE_CELL);
  const fine = findCell(player, FINE_CELL);
  // The sums of the places say where in a cell its players are.
  const by = {
    count: FieldValue.increment(step),
    lat: FieldValue.increment(step * player.lat),
    lng: FieldValue.increment(step * player.lng),
  };
  transaction.set(db.doc('mapCells/world'), { cells: { [coarse]: by } }, { merge: true });
  transaction.set(db.doc(`mapCells/${coarse}`), { cells: { [fine]: by } }, { merge: true });
}
