import {
  isNotificationKind,
  nextMorning,
  NOTIFICATION_KINDS,
  type NotificationKind,
  HOUR_MS,
} from '@skora/domain';
import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import { type PrivateAccount, privateAccountRef, standingRefs } from '../../account';
import { chooseZone } from '../domain/main-zone';
import { notificationsRef, parseRecord, type NotificationRecord } from './notification-record';
import { mayBeTold } from './tell';

/** What a player chooses. */
export interface NotificationChoice {
  off: readonly NotificationKind[];
  weeklyDay: number | null;
}

/** What of it a page changes; what it does not name stays as it is stored. */
export interface ChoiceChange {
  /** All kinds that are off now: pages of older releases name them. */
  off?: readonly NotificationKind[];
  switchOff?: readonly NotificationKind[];
  switchOn?: readonly NotificationKind[];
  weeklyDay?: number | null;
}

/** Changes of one player in an hour: each is a write. */
const CHANGES = { limit: 120, windowMs: HOUR_MS };

interface Found {
  record: NotificationRecord;
  country: string | null;
}

/** Why nothing was changed: nobody may be told, or so many seconds to wait. */
export type Unchanged = { refused: 'closed' } | { refused: 'later'; wait: number };

function foundIn([stored, account, ...standing]: readonly DocumentSnapshot[], now: number): Found | null {
  if (!mayBeTold(...standing)) return null;
  const { country = null } = (account?.data() ?? {}) as Partial<PrivateAccount>;
  return { record: parseRecord(stored, now), country };
}

function listRefs(db: Firestore, uid: string) {
  return [notificationsRef(db, uid), privateAccountRef(db, uid), ...standingRefs(db, uid)];
}

/** When it is looked next for a player who is now in this zone. A morning that is due is not left out. */
export function morningIn({ record, country }: Found, timeZone: string | null, now: number): Timestamp {
  const { morningAt } = record;
  const kept = morningAt !== null && (timeZone === record.timeZone || morningAt.toMillis() <= now);
  return kept ? morningAt : Timestamp.fromMillis(nextMorning(now, chooseZone(timeZone, country)));
}

/** Changes the record of a player, within what may be changed in an hour. `null`: there is nothing to change. */
function change(
  db: Firestore,
  uid: string,
  now: number,
  make: (found: Found) => Partial<NotificationRecord> | null,
): Promise<NotificationRecord | Unchanged> {
  return db.runTransaction<NotificationRecord | Unchanged>(async (transaction) => {
    const found = foundIn(await transaction.getAll(...listRefs(db, uid)), now);
    if (found === null) return { refused: 'closed' };
    const changed = make(found);
    if (changed === null) return found.record;
    const budgets = [{ kind: 'notification-changes', subject: uid, ...CHANGES }];
    const budget = await checkBudgets(db, transaction, budgets, now);
    if (budget.wait > 0) return { refused: 'later', wait: budget.wait };
    budget.spend();
    transaction.set(notificationsRef(db, uid), changed, { merge: true });
    return { ...found.record, ...changed };
  });
}

/**
 * What a player was told; `null` when nobody may be told. The first look, and one from another time zone, set the mornings
 * at which it is looked whether there is something new; every other look writes nothing.
 */
export async function readNotifications(
  db: Firestore,
  uid: string,
  timeZone: string | null,
  now: number,
): Promise<NotificationRecord | null> {
  const found = foundIn(await db.getAll(...listRefs(db, uid)), now);
  if (found === null) return null;
  const isSettled = ({ record }: Found) =>
    record.morningAt !== null && (timeZone === null || timeZone === record.timeZone);
  if (isSettled(found)) return found.record;
  const begun = await change(db, uid, now, (at) => {
    if (isSettled(at)) return null;
    // A look that names no time zone keeps the one that another look has named meanwhile.
    const zone = timeZone ?? at.record.timeZone;
    return { timeZone: zone, morningAt: morningIn(at, zone, now) };
  });
  return 'refused' in begun ? found.record : begun;
}

/** Marks everything up to a moment as seen; never takes it back. */
export function markRead(db: Firestore, uid: string, upTo: number, now: number) {
  const at = Math.min(upTo, now);
  return change(db, uid, now, ({ record }) =>
    at <= (record.readUpTo?.toMillis() ?? 0) ? null : { readUpTo: Timestamp.fromMillis(at) },
  );
}

/** Stores what a player changed of it. @param timeZone as the browser has it; `null`: it does not say */
export function chooseNotifications(
  db: Firestore,
  uid: string,
  wanted: ChoiceChange,
  timeZone: string | null,
  now: number,
) {
  const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
  return change(db, uid, now, (found) => {
    const zone = timeZone ?? found.record.timeZone;
    const morningAt = morningIn(found, zone, now);
    // What was switched off in a newer release stays off when that is back.
    const newer = found.record.off.filter((kind) => !isNotificationKind(kind));
    const { off = found.record.off, switchOff = [], switchOn = [] } = wanted;
    const { weeklyDay = found.record.weeklyDay } = wanted;
    const isOff = (kind: NotificationKind) =>
      switchOff.includes(kind) || (off.includes(kind) && !switchOn.includes(kind));
    return { off: [...kinds.filter(isOff), ...newer], weeklyDay, timeZone: zone, morningAt };
  });
}

/** Ends the weekly email, whatever else is chosen; safe to repeat. */
export async function endWeeklyMail(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(notificationsRef(db, uid));
    if (stored.exists) transaction.update(stored.ref, { weeklyDay: null });
  });
}

/** The day of the weekly email; `null`: there is none, or nobody may be told. */
export async function readWeeklyDay(db: Firestore, uid: string, now: number): Promise<number | null> {
  return foundIn(await db.getAll(...listRefs(db, uid)), now)?.record.weeklyDay ?? null;
}
