import { ADULT_AGE, contactReceiver, DAY_MS } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { ageOn, isRegisteredAsMinor, type PrivateAccount, privateAccountRef } from '../../account';
import { contactWriterRef } from './contact-blocks';
import { ANSWER_DAYS, type ContactRequest, queryContactRequests } from './contact-request';

/** What an adult sees of contact requests. */
interface OwnContact {
  /** Whether people who have a link may write. */
  open: boolean;
  /** Newest first: those that wait for an answer, and those that were accepted. */
  requests: { id: string; request: ContactRequest }[];
}

const NOTHING: OwnContact = { open: false, requests: [] };

/** Requests about a player that can be shown to their receiver, newest first. */
async function readShown(
  db: Firestore,
  uid: string,
  now: number,
  isTheirs: (request: ContactRequest) => boolean,
): Promise<OwnContact['requests']> {
  const { docs } = await queryContactRequests(db, uid).get();
  const own = docs
    .map((doc) => ({ id: doc.id, request: doc.data() as ContactRequest }))
    .filter(({ request }) => isTheirs(request) && isShown(request, now))
    .sort((a, b) => b.request.writtenAt.toMillis() - a.request.writtenAt.toMillis());
  const writers = own.map(({ request }) => contactWriterRef(db, request.writerKey));
  const stopped = writers.length > 0 ? await db.getAll(...writers) : [];
  return own.filter((_one, at) => stopped[at]?.exists !== true);
}

/**
 * What waits for the guardian who agreed to sharing, and what they accepted.
 * @param consentId of that agreement: requests that rely on an earlier one have ended
 */
export function readGuardianContact(db: Firestore, uid: string, consentId: string, now: number) {
  const isTheirs = (request: ContactRequest) =>
    request.receiver === 'guardian' && request.consentId === consentId;
  return readShown(db, uid, now, isTheirs);
}

/** What waits for an adult; nothing for a minor, whose requests are the guardian's. */
export async function readOwnContact(db: Firestore, uid: string, now: number): Promise<OwnContact> {
  const [found, user] = await db.getAll(privateAccountRef(db, uid), db.doc(`users/${uid}`));
  const account = found?.data() as PrivateAccount | undefined;
  if (!account || ageOn(account.dateOfBirth, now) < ADULT_AGE) return NOTHING;
  const requests = await readShown(db, uid, now, ({ receiver: to }) => to === 'player');
  const receiver = contactReceiver({
    isAdult: true,
    guardianOpen: false,
    ownOpen: account.contactOpen,
    registeredAsMinor: isRegisteredAsMinor(user),
  });
  return {
    open: receiver === 'player',
    requests,
  };
}

function isShown({ status, deliveredAt }: ContactRequest, now: number): boolean {
  if (status === 'accepted') return true;
  return status === 'delivered' && (deliveredAt?.toMillis() ?? 0) + ANSWER_DAYS * DAY_MS > now;
}

/** Stores whether an adult takes contact requests. @returns false for a minor, and without an account */
export function setOwnContact(db: Firestore, uid: string, open: boolean, now: number): Promise<boolean> {
  const ref = privateAccountRef(db, uid);
  return db.runTransaction(async (transaction) => {
    const account = (await transaction.get(ref)).data() as PrivateAccount | undefined;
    if (!account || ageOn(account.dateOfBirth, now) < ADULT_AGE) return false;
    transaction.update(ref, { contactOpen: open } satisfies Partial<PrivateAccount>);
    return true;
  });
}
