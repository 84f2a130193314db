import { DAY_MS, type NotificationKind, type NotificationParams } from '@skora/domain';
import type { PushTarget } from '../../../lib/push/send-push';
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';

/** One thing a player was told. */
export interface StoredNotification {
  /** Made of its kind and what it is about, so that nothing is told twice. */
  id: string;
  kind: NotificationKind;
  params: NotificationParams;
  at: Timestamp;
}

/** A browser that is told by push. */
export interface PushDevice extends PushTarget {
  addedAt: Timestamp;
}

/** `notifications/{uid}`: what a player was told, and wants to be told. Only the backend reads it. */
export interface NotificationRecord {
  /** The newest first. */
  items: StoredNotification[];
  /** Everything up to here was seen. */
  readUpTo: Timestamp | null;
  /** Kinds the player does not want. */
  off: NotificationKind[];
  /** When the weekly email comes: 1 for Monday to 7 for Sunday; `null`: never. */
  weeklyDay: number | null;
  /** As the browser said last; `null`: not known. */
  timeZone: string | null;
  /** When it is looked next whether there is something to tell. */
  morningAt: Timestamp | null;
  /** The day of the last morning where the player was, as an ISO day; `null`: there was none yet. */
  servedDay: string | null;
  devices: PushDevice[];
  /** Counts for players under 18 only. */
  guardianAgreesToPush: boolean;
  /** The tier whose limits the player was told of last; `null`: of none yet. */
  planTold: string | null;
}

export const NO_NOTIFICATIONS: NotificationRecord = {
  items: [],
  readUpTo: null,
  off: [],
  weeklyDay: null,
  timeZone: null,
  morningAt: null,
  servedDay: null,
  devices: [],
  guardianAgreesToPush: false,
  planTold: null,
};

const KEPT = 100;
const KEPT_DAYS = 90;

/** Where what a player was told is kept. */
export function notificationsRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('notifications').doc(uid);
}

/** The record as it is read, without what is too old. */
export function parseRecord(stored: DocumentSnapshot | undefined, now: number): NotificationRecord {
  const record = { ...NO_NOTIFICATIONS, ...(stored?.data() as Partial<NotificationRecord> | undefined) };
  const oldest = now - KEPT_DAYS * DAY_MS;
  return { ...record, items: record.items.filter(({ at }) => at.toMillis() > oldest) };
}

/** Puts new ones on top of those that are kept. */
export function onTop(added: readonly StoredNotification[], kept: readonly StoredNotification[]) {
  return [...added, ...kept].slice(0, KEPT);
}
