import type { Timestamp, Firestore } from 'firebase-admin/firestore';
import type { ConfirmedNumber } from '@skora/domain';

/** What became of a request to a coach. */
export type RequestStatus =
  /** Waits for the player's guardian; the coach knows nothing of it. */
  | 'with-guardian'
  | 'open'
  | 'decided'
  /** Taken back by the player. */
  | 'withdrawn'
  /** The guardian did not agree. */
  | 'refused'
  /** Whoever got the mail is not that coach. */
  | 'not-me';

/** `confirmationRequests/{id}`: numbers a coach is asked about. */
export interface ConfirmationRequest {
  uid: string;
  /** First name and initial, as the coach reads it. */
  playerName: string;
  /** Who the coach is, in the player's words. */
  coach: { name: string; role: string; club: string };
  /** The coach's address. */
  email: string;
  items: ConfirmedNumber[];
  status: RequestStatus;
  requestedAt: Timestamp;
  /** Until when the coach can answer. */
  expiresAt: Timestamp;
  decidedAt: Timestamp | null;
  /** For a time-to-live policy of Firestore: what a coach said is kept with the player, the request is not. */
  expireAt: Timestamp;
}

/** Days a coach has to answer. */
export const ANSWER_DAYS = 14;
/** Days a request is kept. */
export const KEEP_DAYS = 90;

export function confirmationRequestRef(db: Firestore, id: string) {
  return db.collection('confirmationRequests').doc(id);
}

/** All requests of a player. */
export function queryConfirmationRequests(db: Firestore, uid: string) {
  return db.collection('confirmationRequests').where('uid', '==', uid);
}
