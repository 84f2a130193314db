import { HOUR_MS } from '@skora/domain';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ConsentVersion } from '../domain/consent-text';
import { emailAddressKey } from '../../../lib/text/email-address';
import type { PrivateAccount } from './private-account';

/**
 * What a guardian decides about: that there is an account, that its CV is shared, messages on the player's devices, or a
 * place at a showcase. Messages are decided without a mailed request: the guardian agrees to them on the page `/family`.
 */
export type GuardianSubject = 'account' | 'publishing' | 'push' | 'showcase';

const GUARDIAN_STATUSES = ['pending', 'approved', 'declined', 'revoked'] as const;
export type GuardianStatus = (typeof GUARDIAN_STATUSES)[number];

/** False for what only a newer release writes: then it is not shown, and nothing counts as agreed. */
export function isGuardianStatus(status: string): status is GuardianStatus {
  return GUARDIAN_STATUSES.some((known) => known === status);
}

/** The latest request to a player's guardian about one thing; {@link guardianConsentRef} says where it is kept. */
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
  /** Of an account only: what follows from the answer outside this store has still to be done. */
  followUp?: true;
  /** Of a showcase only, so that the requests of a guardian are found by a query. */
  about?: { uid: string; showcase: string };
  /** Of a showcase only: the place goes to somebody else then. */
  answerBy?: Timestamp;
}

/** One thing a guardian is asked about one player. */
export interface GuardianMatter {
  uid: string;
  subject: GuardianSubject;
  /** Id of the event; of a showcase only. */
  showcase?: string;
}

/**
 * Hours in which an agreement to sharing counts for nothing yet. Guardian and player are told at once, so that somebody
 * notices an answer that no guardian gave.
 */
export const SHARING_WAIT_HOURS = 24;

/** Days a guardian has to decide. */
export const GUARDIAN_DAYS = 7;

export const GUARDIAN_CONSENTS = {
  account: 'guardianConsents',
  publishing: 'publishConsents',
  push: 'pushConsents',
  showcase: 'showcaseConsents',
} as const satisfies Record<GuardianSubject, string>;

/** Where the consent about a player's account, about sharing, or about messages is kept. */
export function guardianConsentRef(
  db: Firestore,
  uid: string,
  subject: Exclude<GuardianSubject, 'showcase'> = 'account',
) {
  return db.collection(GUARDIAN_CONSENTS[subject]).doc(uid);
}

/** Where the consent to a place at a showcase is kept; it goes with the place. */
export function showcaseConsentRef(db: Firestore, uid: string, showcase: string) {
  return db.collection(GUARDIAN_CONSENTS.showcase).doc(`${uid}_${showcase}`);
}

/** Where the consent to any matter is kept. */
export function matterRef(db: Firestore, { uid, subject, showcase = '' }: GuardianMatter) {
  return subject === 'showcase'
    ? showcaseConsentRef(db, uid, showcase)
    : guardianConsentRef(db, uid, subject);
}

/** A player's consents as they are stored. */
interface StoredConsents {
  account: Pick<PrivateAccount, 'consents'> | undefined;
  /** Of `guardianConsents/{uid}`. */
  opened: GuardianConsent | undefined;
  /** Of `publishConsents/{uid}`, or of a showcase. */
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

/**
 * The request about sharing, or about a showcase, as far as it counts: nobody answers it in place of the account's guardian.
 */
export function sharingConsent(consents: StoredConsents): GuardianConsent | undefined {
  const { asked } = consents;
  const guardian = accountGuardian(consents);
  // Letter by letter: what is one mailbox at one provider is two at another.
  const counts = !guardian || (asked && emailAddressKey(asked.email) === emailAddressKey(guardian.email));
  return counts ? asked : undefined;
}

/** From when on an agreement to sharing counts, in milliseconds since 1970; `null`: it does not stand. */
export function sharingCountsFrom(consent: GuardianConsent | undefined): number | null {
  if (consent?.status !== 'approved' || consent.decidedAt === null) return null;
  return consent.decidedAt.toMillis() + SHARING_WAIT_HOURS * HOUR_MS;
}
