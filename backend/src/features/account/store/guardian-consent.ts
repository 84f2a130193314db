import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ConsentVersion } from '../domain/consent-text';
import { emailAddressKey } from '../../../lib/text/email-address';
import type { PrivateAccount } from './private-account';

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

/** A player's consents as they are stored. */
interface StoredConsents {
  account: Pick<PrivateAccount, 'consents'> | undefined;
  /** Of `guardianConsents/{uid}`. */
  opened: GuardianConsent | undefined;
  /** Of `publishConsents/{uid}`. */
  asked: GuardianConsent | undefined;
}

/**
 * The guardian who agreed to the account; null when none did. It stays this one, also after withdrawing: else a player could
 * put a mailbox of the own in a guardian's place. The log tells, because asking again overwrites the last answer.
 */
export function accountGuardian({
  account,
  opened,
}: Pick<StoredConsents, 'account' | 'opened'>): GuardianConsent | null {
  if (!account || !opened) return null;
  const agreed = account.consents.some(
    ({ by, textVersion }) => by === 'guardian' && textVersion.startsWith('guardian-'),
  );
  return agreed ? opened : null;
}

/** The request about sharing, as far as it counts: nobody answers it in place of the account's guardian. */
export function sharingConsent(consents: StoredConsents): GuardianConsent | undefined {
  const { asked } = consents;
  const guardian = accountGuardian(consents);
  // Letter by letter: what is one mailbox at one provider is two at another.
  const counts = !guardian || (asked && emailAddressKey(asked.email) === emailAddressKey(guardian.email));
  return counts ? asked : undefined;
}
