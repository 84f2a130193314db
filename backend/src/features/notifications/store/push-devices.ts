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
import { chooseZone } from '../domain/main-zone';
import { notificationsRef, parseRecord, type NotificationRecord } from './notification-record';
import { morningIn } from './settings';

const MAX_DEVICES = 5;

/** Who may be told by push: the account is open, and under 18 the guardian agreed to it. */
export type PushStanding = 'open' | 'guardian' | 'closed';

/** What decides it, read together. */
function readAll(from: Pick<Firestore, 'getAll'>, db: Firestore, uid: string) {
  return from.getAll(notificationsRef(db, uid), privateAccountRef(db, uid), ...standingRefs(db, uid));
}

function weighStanding([stored, found, ...standing]: readonly DocumentSnapshot[], now: number) {
  const record = parseRecord(stored, now);
  const account = found?.data() as PrivateAccount | undefined;
  const country = account?.country ?? null;
  const zone = chooseZone(record.timeZone, country);
  const describe = (push: PushStanding) => ({ record, country, zone, push });
  if (account === undefined || !mayBeSeen(...standing)) return describe('closed');
  const minor = ageOn(account.dateOfBirth, now) < ADULT_AGE;
  return describe(minor && !record.guardianAgreesToPush ? 'guardian' : 'open');
}

/** How a player stands with pushes, in which time zone. */
export async function readPushStanding(db: Firestore, uid: string, now: number) {
  return weighStanding(await readAll(db, db, uid), now);
}

function others({ devices }: NotificationRecord, endpoint: string) {
  return devices.filter((device) => device.endpoint !== endpoint);
}

/**
 * Adds a device, the oldest of six goes. Its time zone goes in with it, or the first pushes would keep the hours of another.
 * @param timeZone as the browser has it; `null`: it does not say
 * @returns how the player stands; only `open` stored it
 */
export function addDevice(
  db: Firestore,
  uid: string,
  target: PushTarget,
  timeZone: string | null,
  now: number,
): Promise<PushStanding> {
  return db.runTransaction(async (transaction) => {
    const { record, country, push } = weighStanding(await readAll(transaction, db, uid), now);
    if (push !== 'open') return push;
    const { endpoint, p256dh, auth } = target;
    const added = { endpoint, p256dh, auth, addedAt: Timestamp.fromMillis(now) };
    const devices = [added, ...others(record, endpoint)].slice(0, MAX_DEVICES);
    const zone = timeZone ?? record.timeZone;
    const morningAt = morningIn({ record, country }, zone, now);
    transaction.set(notificationsRef(db, uid), { devices, timeZone: zone, morningAt }, { merge: true });
    return push;
  });
}

/** Takes a device away; safe to repeat. */
export async function removeDevice(db: Firestore, uid: string, endpoint: string, now: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(notificationsRef(db, uid));
    const record = parseRecord(stored, now);
    const devices = others(record, endpoint);
    if (devices.length < record.devices.length) transaction.update(stored.ref, { devices });
  });
}

/** No device is told any more, because every session has ended; safe to repeat. The next sign-in offers the switch again. */
export async function forgetDevices(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(notificationsRef(db, uid));
    if (stored.exists) transaction.update(stored.ref, { devices: [] });
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
