import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { keyedLock } from '../../lib/firestore/keyed-lock';
import { enqueueMail } from '../../lib/mail/outbox-store';
import { type Fact, noticeFor } from '../notifications';
import { changingPlace } from './change-place';
import { type PlaceAt, type PlaceLoss, readPlaceLosses } from './entitled-place';
import type { LineDeps } from './next-in-line';
import {
  ATTEMPTS,
  queryRegistrations,
  readEvent,
  type Registration,
  showcaseRef,
  type StoredShowcase,
} from './showcase-place';
import { findUser } from '../../lib/guards/find-user';

const withLock = keyedLock();

interface Lost {
  loss: PlaceLoss;
  registration: Registration;
}

/** What the player may not have any more; `null`: it stays, or the task for held places ends it. */
async function findLost(
  { firestore: db, now }: LineDeps,
  from: Pick<Firestore, 'getAll'>,
  place: PlaceAt,
): Promise<Lost | null> {
  const { registration } = place;
  const [loss = null] = await readPlaceLosses(db, from, [place], now());
  const isUnanswered = loss === 'guardian' && registration.answerBy !== undefined;
  return loss === null || isUnanswered ? null : { loss, registration };
}

function factOf(id: string, title: string, { registration: { status, at } }: Lost): Fact {
  const about = status === 'waiting' ? 'waiting-list' : 'place';
  return { kind: 'plan-limit', key: `${id}:${at.toMillis()}`, params: { about, title } };
}

/**
 * Ends the place of a player at an event that is to come, or the wait for one, if the player may not have it now; it goes to
 * the next in line. The player is told by mail and, where it is about the plan, in the bell. Safe to repeat, and to run
 * beside itself.
 * @returns whether it ended
 */
export async function endLostPlace(deps: LineDeps, id: string, uid: string): Promise<boolean> {
  const { firestore: db, auth, now } = deps;
  const to = (await findUser(auth, uid))?.email;
  const end = async (transaction: Transaction) => {
    const event = (await transaction.get(showcaseRef(db, id))).data() as StoredShowcase | undefined;
    if (!event || event.startsAt.toMillis() <= now()) return false;
    const { timeZone } = event;
    const at = { id, startsAt: event.startsAt.toMillis(), timeZone };
    const place = await changingPlace(deps, transaction, { id, uid });
    const lost = place && (await findLost(deps, transaction, { ...at, registration: place.registration }));
    if (!place || !lost) return false;
    const facts = lost.loss === 'plan' ? [factOf(id, event.title, lost)] : [];
    const notice = await noticeFor(db, transaction, uid, facts, now());
    place.leave();
    notice.tell();
    const waited = lost.registration.status === 'waiting';
    if (to !== undefined) {
      const mail = { kind: 'showcase-place-ended', why: lost.loss, waited } as const;
      enqueueMail(db, transaction, { ...mail, to, uid, showcase: id }, now());
    }
    return true;
  };
  return withLock(id, () => db.runTransaction(end, { maxAttempts: ATTEMPTS }));
}

/** Ends what a player may not have any more at events that are to come. Safe to repeat. @returns how many places ended */
export async function endLostPlaces(deps: LineDeps, uid: string): Promise<number> {
  let ended = 0;
  for (const { id, registration } of await queryRegistrations(deps.firestore, uid)) {
    const event = await readEvent(deps.firestore, id);
    if (!event || event.startsAt <= deps.now()) continue;
    const { startsAt, timeZone } = event;
    const lost = await findLost(deps, deps.firestore, { id, startsAt, timeZone, registration });
    if (lost && (await endLostPlace(deps, id, uid))) ended += 1;
  }
  return ended;
}
