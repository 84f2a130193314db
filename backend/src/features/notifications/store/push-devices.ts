import { ADULT_AGE } from '@skora/domain';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { PushTarget } from '../../../lib/push/send-push';
import { ageOn, mayBeSeen, type PrivateAccount, privateAccountRef, standingRefs } from '../../account';
import { zoneOf } from '../domain/main-zone';
import { notificationsRef, recordOf, type NotificationRecord } from './notification-record';

const MAX_DEVICES = 5;

/** Who may be told by push: the account is open, and under 18 the guardian agreed to it. */
export type PushStanding = 'open' | 'guardian' | 'closed';

/** What decides it, read together. */
function readAll(from: Pick<Firestore, 'getAll'>, db: Firestore, uid: string) {
  return from.getAll(notificationsRef(db, uid), privateAccountRef(db, uid), ...standingRefs(db, uid));
}

function standingOf([stored, found, ...standing]: readonly DocumentSnapshot[], now: number) {
  const record = recordOf(stored, now);
  const account = found?.data() as PrivateAccount | undefined;
  const zone = zoneOf(record.timeZone, account?.country ?? null);
  const describe = (push: PushStanding) => ({ record, zone, push });
  if (account === undefined || !mayBeSeen(...standing)) return describe('closed');
  const minor = ageOn(account.dateOfBirth, now) < ADULT_AGE;
  return describe(minor && !record.guardianAgreesToPush ? 'guardian' : 'open');
}

/** How a player stands with pushes, in which time zone. */
export async function readPushStanding(db: Firestore, uid: string, now: number) {
  return standingOf(await readAll(db, db, uid), now);
}

function others({ devices }: NotificationRecord, endpoint: string) {
  return devices.filter((device) => device.endpoint !== endpoint);
}

/** Adds a device, the oldest of six goes. @returns how the player stands; only `open` stored it */
export function addDevice(
  db: Firestore,
  uid: string,
  target: PushTarget,
  now: number,
): Promise<PushStanding> {
  return db.runTransaction(async (transaction) => {
    const { record, push } = standingOf(await readAll(transaction, db, uid), now);
    if (push !== 'open') return push;
    const { endpoint, p256dh, auth } = target;
    const added = { endpoint, p256dh, auth, addedAt: Timestamp.fromMillis(now) };
    const devices = [added, ...others(record, endpoint)].slice(0, MAX_DEVICES);
    transaction.set(notificationsRef(db, uid), { devices }, { merge: true });
    return push;
  });
}

/** Takes a device away; safe to repeat. */
export async function removeDevice(db: Firestore, uid: string, endpoint: string, now: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(notificationsRef(db, uid));
    const record = recordOf(stored, now);
    const devices = others(record, endpoint);
    if (devices.length < record.devices.length) transaction.update(stored.ref, { devices });
  });
}

/**
 * Writes down, within a transaction, whether the guardian of a minor agrees to pushes. Without an agreement no device stays.
 * For whoever shows a guardian what they decide.
 */
export function setPushAgreement(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  agrees: boolean,
): void {
  const change = agrees ? {} : { devices: FieldValue.delete() };
  transaction.set(notificationsRef(db, uid), { guardianAgreesToPush: agrees, ...change }, { merge: true });
}
