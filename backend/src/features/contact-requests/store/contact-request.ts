import type { ContactAnswer, ContactReceiver, ContactRole, RedFlag } from '@skora/domain';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** What became of a contact request. */
export type ContactStatus =
  /** The writer has not opened the link in the mail yet; nobody else knows of it. */
  | 'unproven'
  /** Somebody has to read it before it is passed on. */
  | 'held'
  /** Proven, and passed on to nobody: the writer is blocked or stopped, and is not told. */
  | 'dropped'
  /** With the receiver. */
  | 'delivered'
  | 'accepted'
  | 'declined'
  | 'blocked'
  | 'reported'
  /** Somebody read it and passed it on to nobody. */
  | 'rejected';

/** What an answer makes of a request. */
export const ANSWERED = {
  accept: 'accepted',
  decline: 'declined',
  block: 'blocked',
  report: 'reported',
} as const satisfies Record<ContactAnswer, ContactStatus>;

/** What its receiver answered last; null: nothing yet, or nobody received it. */
export function findAnswer({ status }: Pick<ContactRequest, 'status'>): ContactAnswer | null {
  const answers = Object.keys(ANSWERED) as ContactAnswer[];
  return answers.find((answer) => ANSWERED[answer] === status) ?? null;
}

/** `contactRequests/{id}`: somebody who read a shared CV wants to be in touch. Only the backend reads it. */
export interface ContactRequest {
  /** Empty in a reported one whose player has left. */
  uid: string;
  /** Under what the link is stored that the writer had. */
  linkKey: string;
  /** Who it was written to. It never becomes somebody else's, also when the player turns 18. */
  receiver: ContactReceiver;
  /** The guardian's agreement it relies on; null for adults. */
  consentId: string | null;
  /** The player as the link showed them to the writer. */
  playerName: string;
  writer: { name: string; club: string; role: ContactRole; email: string };
  /** The writer's mailbox as a key; addresses are compared by it. */
  writerKey: string;
  reason: string;
  status: ContactStatus;
  /**
   * What a person has to look at; empty for most. `many`: more than is passed on in a day; `returning`: this receiver
   * blocked somebody of the same mail domain.
   */
  flags: (RedFlag | 'many' | 'returning')[];
  /** What the receiver said about a reported one. */
  report: string;
  writtenAt: Timestamp;
  /** When the writer proved the address. */
  provenAt: Timestamp | null;
  deliveredAt: Timestamp | null;
  decidedAt: Timestamp | null;
  /** When the operator looked at a reported one. */
  reviewedAt: Timestamp | null;
  /** The `contact-retention` task removes it then. */
  expireAt: Timestamp;
}

/** Days a writer has to prove the address, and days a receiver has to answer. */
export const PROOF_DAYS = 2;
export const ANSWER_DAYS = 60;
/** Days a request is kept once it is proven, and once it was reported. */
export const KEEP_DAYS = 180;
export const KEEP_REPORTED_DAYS = 365;

export function contactRequests(db: Firestore) {
  return db.collection('contactRequests');
}

/** What comes after the @ of an address. */
export function findDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** The requests about a player. */
export function queryContactRequests(db: Firestore, uid: string) {
  return contactRequests(db).where('uid', '==', uid);
}
