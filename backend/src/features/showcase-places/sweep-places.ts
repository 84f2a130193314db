import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { Type } from 'typebox';
import type { Steps } from '../../lib/jobs/job';
import { oneByOne, PLACE, placeOf, queryAfter } from '../../lib/jobs/sweep';
import { endLostPlace } from './end-lost-places';
import { readPlaceLosses } from './entitled-place';
import { type LineDeps, movingUp } from './next-in-line';
import { ATTEMPTS, type Registration, showcaseRef, type StoredShowcase } from './showcase-place';

/** Players of whom it is looked at once whether they may still have their places. */
const PORTION = 50;
/** Places that are given to the next in line in a step. */
const FILLED = 10;

/** Gives one free place of an event to the next in line. @returns whether somebody moved up */
function fillPlace(deps: LineDeps, id: string): Promise<boolean> {
  const { firestore: db } = deps;
  const fill = async (transaction: Transaction) => {
    const showcase = showcaseRef(db, id);
    const event = (await transaction.get(showcase)).data() as StoredShowcase | undefined;
    if (!event || event.waiting === 0 || event.taken >= event.capacity) return false;
    const moveUp = await movingUp(deps, transaction, id, event);
    if (!moveUp) return false;
    moveUp();
    transaction.update(showcase, { taken: event.taken + 1, waiting: event.waiting - 1 });
    return true;
  };
  return db.runTransaction(fill, { maxAttempts: ATTEMPTS });
}

/** Who of these may not have the place, or wait for it, any more. */
async function findLosers(
  { firestore: db, now }: LineDeps,
  event: QueryDocumentSnapshot,
  registrations: Registration[],
): Promise<string[]> {
  const { startsAt: start, timeZone } = event.data() as StoredShowcase;
  const startsAt = start.toMillis();
  const places = registrations.map((registration) => ({ id: event.id, startsAt, timeZone, registration }));
  const losses = await readPlaceLosses(db, db, places, now());
  return registrations.filter((_place, one) => losses[one] !== null).map(({ uid }) => uid);
}

/** The last event that is done, and the last place of the one after it. */
const CURSOR = Type.Object({
  done: Type.Union([PLACE, Type.Null()]),
  place: Type.Union([PLACE, Type.Null()]),
});

/**
 * Ends places at events that are to come whose players may not have them any more, and gives free ones to who waits. It
 * catches what happens to an account outside of payments, and what was cut off. Safe to repeat, and to run beside itself.
 */
export const lostPlaces: Steps<typeof CURSOR> = {
  cursor: CURSOR,
  step: async (deps, cursor) => {
    const { firestore: db, now } = deps;
    const { done, place } = cursor ?? { done: null, place: null };
    const coming = db.collection('showcases').where('startsAt', '>', new Date(now()));
    const event = (await queryAfter(coming, 'startsAt', done).limit(1).get()).docs[0];
    if (event === undefined) return { cursor: null, counts: {}, seen: 0 };
    const registrations = showcaseRef(db, event.id).collection('registrations');
    const { docs } = await queryAfter(registrations, undefined, place).limit(PORTION).get();
    const problem = 'places of an event could not be looked at';
    const seen = docs.length;
    if (docs.length > 0) {
      const losers = await findLosers(
        deps,
        event,
        docs.map((doc) => doc.data() as Registration),
      );
      const counts = await oneByOne(deps, losers, problem, async (uid) =>
        (await endLostPlace(deps, event.id, uid)) ? 'ended' : null,
      );
      const last = docs.at(-1);
      return { cursor: { done, place: last ? placeOf(last) : null }, counts, seen };
    }
    let free = true;
    const counts = await oneByOne(deps, Array.from({ length: FILLED }), problem, async () => {
      const goesOn = free;
      // Also when it fails: the event is left to the next round then.
      free = false;
      free = goesOn && (await fillPlace(deps, event.id));
      return free ? 'movedUp' : null;
    });
    return {
      cursor: free ? { done, place } : { done: placeOf(event, 'startsAt'), place: null },
      counts,
      seen,
    };
  },
};
