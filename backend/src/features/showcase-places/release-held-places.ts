import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { Type } from 'typebox';
import type { Steps } from '../../lib/jobs/job';
import { oneByOne, PLACE, placeOf, queryAfter } from '../../lib/jobs/sweep';
import type { Outbox } from '../../lib/mail/outbox';
import { changingPlace } from './change-place';
import { findUser } from '../../lib/guards/find-user';

interface Deps {
  firestore: Firestore;
  auth: Auth;
  outbox: Outbox;
  now: () => number;
}

/** Ends one place if its guardian has not answered in time, and tells the player. @returns whether it did */
async function release(deps: Deps, id: string, uid: string): Promise<boolean> {
  const to = (await findUser(deps.auth, uid))?.email;
  return deps.outbox.transaction(async (transaction, post) => {
    const place = await changingPlace(deps, transaction, { id, uid });
    const { answerBy } = place?.registration ?? {};
    if (!place || !answerBy || answerBy.toMillis() > deps.now()) return false;
    place.leave();
    if (to !== undefined) post({ kind: 'showcase-decision', decision: 'expired', to, uid, showcase: id });
    return true;
  });
}

/** The event that is looked at, and the last of its places. */
const CURSOR = Type.Object({ event: Type.String(), place: Type.Union([PLACE, Type.Null()]) });

/** Places that are given back in a step. */
const PAGE = 10;
/** Events without such places that are passed over in a step. */
const EVENTS = 25;

/** Gives places away that waited for a guardian's answer until their end. Safe to repeat. */
export const heldPlaces: Steps<typeof CURSOR> = {
  cursor: CURSOR,
  step: async (deps, cursor) => {
    const { firestore: db, now } = deps;
    // Events that were taken off the site have registrations, too.
    const events = (await db.collection('showcases').listDocuments())
      .sort((one, other) => (one.id < other.id ? -1 : 1))
      .filter(({ id }) => cursor === null || id >= cursor.event);
    for (const event of events.slice(0, EVENTS)) {
      const late = event.collection('registrations').where('answerBy', '<=', new Date(now()));
      const from = event.id === cursor?.event ? cursor.place : null;
      const { docs } = await queryAfter(late, 'answerBy', from).limit(PAGE).get();
      if (docs.length === 0) continue;
      const counts = await oneByOne(deps, docs, 'a held place could not be given back', async ({ id: uid }) =>
        (await release(deps, event.id, uid)) ? 'released' : null,
      );
      const last = docs.at(-1);
      const place = last ? placeOf(last, 'answerBy') : null;
      return { cursor: { event: event.id, place }, counts, seen: docs.length };
    }
    const next = events[EVENTS];
    return { cursor: next ? { event: next.id, place: null } : null, counts: {}, seen: 0 };
  },
};
