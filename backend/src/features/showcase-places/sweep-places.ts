import type { Transaction } from 'firebase-admin/firestore';
import { endLostPlace } from './end-lost-places';
import { readPlaceLosses } from './entitled-place';
import { type LineDeps, movingUp } from './next-in-line';
import { ATTEMPTS, type Registration, showcaseRef, type StoredShowcase } from './showcase-place';

interface Deps extends LineDeps {
  log: { error: (fields: object, message: string) => void };
}

/** Players of whom it is looked at once whether they may still have their places. */
const PORTION = 50;

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

/** Who may not have the place, or wait for it, any more. */
async function findLosers({ firestore: db, now }: Deps, id: string, startsAt: number): Promise<string[]> {
  const { docs } = await showcaseRef(db, id).collection('registrations').get();
  const places = docs.map((doc) => ({ id, startsAt, registration: doc.data() as Registration }));
  const found: string[] = [];
  for (let at = 0; at < places.length; at += PORTION) {
    const some = places.slice(at, at + PORTION);
    const losses = await readPlaceLosses(db, db, some, now());
    found.push(...some.filter((_place, one) => losses[one] !== null).map((one) => one.registration.uid));
  }
  return found;
}

/**
 * Ends places at events that are to come whose players may not have them any more, and gives free ones to who waits. It
 * catches what happens to an account outside of payments, and what was cut off. Safe to repeat, and to run beside itself.
 */
export async function sweepPlaces(deps: Deps) {
  const run = { ended: 0, movedUp: 0, failed: 0 };
  const coming = deps.firestore.collection('showcases').where('startsAt', '>', new Date(deps.now()));
  for (const event of (await coming.get()).docs) {
    const { startsAt } = event.data() as StoredShowcase;
    try {
      for (const uid of await findLosers(deps, event.id, startsAt.toMillis())) {
        if (await endLostPlace(deps, event.id, uid)) run.ended += 1;
      }
      while (await fillPlace(deps, event.id)) run.movedUp += 1;
    } catch (error) {
      run.failed += 1;
      deps.log.error({ err: error }, 'places of an event could not be looked at');
    }
  }
  return run;
}
