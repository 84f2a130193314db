import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ConsentVersion } from '../domain/consent-text';

/** What a guardian is asked about: that there is an account, or that its CV is shared. */
export type GuardianSubject = 'account' | 'publishing';

export type GuardianStatus = 'pending' | 'approved' | 'declined' | 'revoked';

/** `guardianConsents/{uid}` and `publishConsents/{uid}`: the latest request to a player's guardian. */
export interface GuardianConsent {
  email: string;
  /** The guardian's mailbox as a key, the same for every spelling: brothers and sisters are found by it. */
  mailbox: string;
  requestId: string;
  status: GuardianStatus;
  /** First name and initial, as the guardian reads it. */
  childName: string;
  textVersion: ConsentVersion;
  requestedAt: Timestamp;
  decidedAt: Timestamp | null;
  /** The guardian's own words; absent until approval. */
  name?: string;
  relationship?: string;
  /** Of sharing only: whether people who have a link may write to the guardian. Absent: no. */
  contact?: boolean;
}

/** Days a guardian has to decide. */
export const GUARDIAN_DAYS = 7;

/** Where the consent for a player is kept. */
export function guardianConsentRef(db: Firestore, uid: string, subject: GuardianSubject = 'account') {
  return db.collection(subject === 'account' ? 'guardianConsents' : 'publishConsents').doc(uid);
}
