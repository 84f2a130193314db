import { createHash } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { emailAddressKey } from '../../text/email-address';
import type { MailEvent, MailEventKind, MailSource } from './mail-event';

/** What one mail service told about one mail. */
interface RecordedEvent {
  kind: MailEventKind;
  at: Timestamp;
  provider: MailSource;
  reason: string;
}

/**
 * `mailDeliveries/{hash of the Message-ID}`: one mail we sent, beside what the mail service told later. Never an address and
 * no word of the mail. Either half may be missing: the process may have ended before it was written.
 */
export interface MailRecord {
  /** The key of the address. */
  key: string;
  /** Whose account it is about; `null`: nobody's, or not known. */
  uid: string | null;
  messageId: string;
  /** The kind of mail, e.g. `verify-email` or `digest`; `null`: not known. */
  mail: string | null;
  /** When our mail server took it; `null`: not known. */
  sentAt: Timestamp | null;
  /** The latest last, ten at most. */
  events: RecordedEvent[];
  /** When it was last written. */
  changedAt: Timestamp;
  expireAt: Timestamp;
}

const KEEP_DAYS = 30;
const MOST_EVENTS = 10;

/** Where a mail is recorded. */
export function mailRecordRef(db: Firestore, messageId: string) {
  return db.collection('mailDeliveries').doc(createHash('sha256').update(messageId).digest('hex'));
}

/** What was recorded of the mails about an account. */
export function queryAccountRecords(db: Firestore, uid: string) {
  return db.collection('mailDeliveries').where('uid', '==', uid);
}

/** What was recorded of the mails to an address. */
export function queryRecords(db: Firestore, address: string) {
  return db.collection('mailDeliveries').where('key', '==', emailAddressKey(address));
}

const times = (now: number) => ({
  changedAt: Timestamp.fromMillis(now),
  // For a time-to-live policy of Firestore, and for account-retention.
  expireAt: Timestamp.fromMillis(now + KEEP_DAYS * DAY_MS),
});

/** A mail that our mail server has taken. */
export interface SentMail {
  to: string;
  /** Whose account it is about. */
  uid: string | null;
  messageId: string;
  mail: string;
}

/** Writes down that our mail server has taken a mail. */
export async function recordSent(db: Firestore, { to, ...mail }: SentMail, now: number): Promise<void> {
  const fields = { key: emailAddressKey(to), ...mail, sentAt: Timestamp.fromMillis(now), ...times(now) };
  // The events stay: they may have been faster.
  await mailRecordRef(db, mail.messageId).set(fields, { merge: true });
}

/** A record with what a service has told. @param stored `undefined`: nothing is recorded of this mail yet */
export function recordWith(
  stored: Partial<MailRecord> | undefined,
  { address, messageId, kind, at, reason }: MailEvent,
  provider: MailSource,
  now: number,
): MailRecord {
  const event: RecordedEvent = { kind, at: Timestamp.fromMillis(at), provider, reason };
  const events = [...(stored?.events ?? []), event].sort(
    (one, other) => one.at.toMillis() - other.at.toMillis(),
  );
  return {
    key: stored?.key ?? emailAddressKey(address),
    uid: stored?.uid ?? null,
    messageId,
    mail: stored?.mail ?? null,
    sentAt: stored?.sentAt ?? null,
    events: events.slice(-MOST_EVENTS),
    ...times(now),
  };
}

/** The latest mails to an address, the newest first. */
export async function latestRecords(db: Firestore, address: string, limit: number): Promise<MailRecord[]> {
  const { docs } = await queryRecords(db, address).get();
  // Either half of a record may be missing.
  const missing = { uid: null, mail: null, sentAt: null, events: [] };
  const records = docs.map((entry) => ({ ...missing, ...(entry.data() as MailRecord) }));
  return records.sort((one, other) => other.changedAt.toMillis() - one.changedAt.toMillis()).slice(0, limit);
}
