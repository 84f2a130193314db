import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Choice } from '../../pricing';

/** `parentRequests/{uid}`: the latest question of a player whether a parent pays. */
export interface ParentRequest extends Choice {
  requestId: string;
  /** The parent's address. */
  email: string;
  /** First name and initial, as the parent reads it. */
  childName: string;
  requestedAt: Timestamp;
}

export function parentRequestRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('parentRequests').doc(uid);
}

/** The latest request of a player. */
export async function readParentRequest(db: Firestore, uid: string): Promise<ParentRequest | undefined> {
  return (await parentRequestRef(db, uid).get()).data() as ParentRequest | undefined;
}
