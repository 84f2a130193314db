import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Outbox } from '../../lib/mail/outbox';
import { changingPlace } from './change-place';

interface Deps {
  firestore: Firestore;
  auth: Auth;
  outbox: Outbox;
  now: () => number;
  log: { error: (fields: object, message: string) => void };
}

/** Ends one place if its guardian has not answered in time, and tells the player. @returns whether it did */
async function release(deps: Deps, id: string, uid: string): Promise<boolean> {
  const { users } = await deps.auth.getUsers([{ uid }]);
  const to = users[0]?.email;
  return deps.outbox.transaction(async (transaction, post) => {
    const place = await changingPlace(deps, transaction, { id, uid });
    const { answerBy } = place?.registration ?? {};
    if (!place || !answerBy || answerBy.toMillis() > deps.now()) return false;
    place.leave();
    if (to !== undefined) post({ kind: 'showcase-decision', decision: 'expired', to, uid, showcase: id });
    return true;
  });
}

/** Gives places away that waited for a guardian's answer until their end. Safe to repeat. */
export async function releaseHeldPlaces(deps: Deps) {
  const result = { released: 0, failed: 0 };
  const now = new Date(deps.now());
  for (const event of await deps.firestore.collection('showcases').listDocuments()) {
    const { docs } = await event.collection('registrations').where('answerBy', '<=', now).get();
    for (const { id: uid } of docs) {
      try {
        if (await release(deps, event.id, uid)) result.released += 1;
      } catch (error) {
        result.failed += 1;
        deps.log.error({ err: error }, 'a held place could not be given back');
      }
    }
  }
  return result;
}
