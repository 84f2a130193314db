import { type DocumentSnapshot, Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ConsentVersion } from '../domain/consent-text';

export type Role = 'player' | 'guardian';

/** @param user `users/{uid}`; a role that only a newer release knows counts as a player’s */
export function parseRole(user: DocumentSnapshot | undefined): Role {
  return user?.get('role') === 'guardian' ? 'guardian' : 'player';
}

/** Who agreed to what, and when; the words are in `consent-text.ts`. */
export interface ConsentEntry {
  textVersion: ConsentVersion;
  action: 'given' | 'withdrawn';
  by: 'self' | 'guardian';
  at: Timestamp;
  /** A guardian's name and relationship. */
  name?: string;
  relationship?: string;
}

/** `privateAccounts/{uid}`: what only the backend may read. */
export interface PrivateAccount {
  displayName: string;
  /** ISO date; written once. */
  dateOfBirth: string;
  country: string;
  registeredAt: Timestamp;
  consents: ConsentEntry[];
  /** Whether an adult takes contact requests; absent until that was chosen. */
  contactOpen?: boolean;
}

type AuditAction =
  | 'registered'
  | 'guardian-asked'
  | 'guardian-approved'
  | 'guardian-declined'
  | 'guardian-revoked'
  | 'publishing-asked'
  | 'publishing-approved'
  | 'publishing-declined'
  | 'publishing-revoked'
  | 'showcase-asked'
  | 'showcase-approved'
  | 'showcase-declined'
  | 'showcase-revoked'
  | 'push-approved'
  | 'push-revoked'
  | 'family-invited'
  | 'family-linked'
  | 'family-ended'
  | 'cv-link-made'
  | 'cv-link-ended'
  | 'cv-link-ended-by-guardian'
  | 'came-of-age'
  | 'clip-hidden'
  | 'clip-restored'
  | 'account-suspended'
  | 'account-restored'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-verified'
  | 'password-reset'
  | 'signed-out-everywhere'
  | 'data-exported'
  | 'data-exported-by-guardian'
  | 'deletion-scheduled'
  | 'deletion-scheduled-by-guardian'
  | 'deletion-scheduled-for-lost-sign-in'
  | 'deletion-cancelled'
  | 'deletion-cancelled-by-guardian';

/** The private parts of all accounts. */
export function privateAccounts(db: Firestore) {
  return db.collection('privateAccounts');
}

/** Where the private part of an account is kept. */
export function privateAccountRef(db: Firestore, uid: string) {
  return privateAccounts(db).doc(uid);
}

/** The account's audit log, which goes with the account. */
export function auditLog(db: Firestore, uid: string) {
  return privateAccountRef(db, uid).collection('audit');
}

/**
 * Adds to the account's audit log.
 * @param reason why somebody decided it; only for what is decided by hand
 * @returns id of the entry
 */
export function audit(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  action: AuditAction,
  now: number,
  reason?: string,
): string {
  const entry = auditLog(db, uid).doc();
  const at = Timestamp.fromMillis(now);
  transaction.create(entry, { action, at, ...(reason !== undefined && { reason }) });
  return entry.id;
}
