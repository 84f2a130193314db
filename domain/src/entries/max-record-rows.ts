/**
 * Results, or matches, of one player that are read at most, newest first: about ten seasons. `firestore.rules` allow a
 * list of as many. Bests and totals are wrong once an older one counts, so this must stay far above what is real.
 */
export const MAX_RECORD_ROWS = 1000;
