import type { Auth } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { enqueueMail } from '../../lib/mail/outbox-store';
import { noticeFor } from '../notifications';
import { readPlaceLosses } from './entitled-place';
import { type Registration, showcaseRef, type StoredShowcase } from './showcase-place';
import { findUser } from '../../lib/guards/find-user';

export interface LineDeps {
  firestore: Firestore;
  auth: Auth;
  now: () => number;
}

type Event = Pick<StoredShowcase, 'title' | 'startsAt' | 'timeZone'>;

/** Usually the first may have the place; each one that is read is also locked. */
const PORTION = 5;

/** Who has waited longest of those who may have a place now. */
async function findNext(
  { firestore: db, now }: LineDeps,
  transaction: Transaction,
  id: string,
  { startsAt, timeZone }: Event,
): Promise<QueryDocumentSnapshot | null> {
  const queue = showcaseRef(db, id).collection('registrations').orderBy('waitingSince').limit(PORTION);
  let { docs } = await transaction.get(queue);
  for (;;) {
    const places = docs.map((doc) => ({
      ...{ id, startsAt: startsAt.toMillis(), timeZone },
      registration: doc.data() as Registration,
    }));
    const losses = await readPlaceLosses(db, transaction, places, now());
    const next = docs.find((_doc, at) => losses[at] === null);
    if (next || docs.length < PORTION) return next ?? null;
    ({ docs } = await transaction.get(queue.startAfter(docs.at(-1))));
  }
}

/**
 * Reads, within a transaction, who gets a place that is free. Players who may not have one now (plan, account, guardian) are
 * passed over and go on waiting.
 * @returns what gives it to them, for after the last read: they are told by mail, unless a guardian has to agree first.
 * `null`: nobody waits who may have it, or the event has begun. The counts of the event are left to the caller.
 */
export async function movingUp(
  deps: LineDeps,
  transaction: Transaction,
  id: string,
  event: Event,
): Promise<(() => void) | null> {
  const { firestore: db, auth, now } = deps;
  if (event.startsAt.toMillis() <= now()) return null;
  const next = await findNext(deps, transaction, id, event);
  if (!next) return null;
  const { waitingSince: _waitingSince, ...who } = next.data() as Registration;
  const told = !who.answerBy;
  const to = told ? ((await findUser(auth, who.uid))?.email ?? null) : null;
  // A place that is given back and comes again is told again.
  const fact = { kind: 'place-free', key: `${id}:${now()}`, params: { title: event.title } } as const;
  const notice = told && to !== null ? await noticeFor(db, transaction, who.uid, [fact], now()) : null;
  return () => {
    const status = who.answerBy ? 'held' : 'registered';
    transaction.set(next.ref, { ...who, status } satisfies Registration);
    notice?.tell();
    if (to === null) return;
    enqueueMail(db, transaction, { kind: 'showcase-place', to, uid: who.uid, showcase: id }, now());
  };
}
