import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ADULT_AGE } from '@skora/domain';
import {
  ageGateRef,
  ageOn,
  CONSENT_TEXTS,
  deletionRef,
  GUARDIAN_CONSENTS,
  type GuardianConsent,
  guardianConsentRef,
  type GuardianMatter,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
} from '../../account';
import {
  type Bond,
  type BondFacts,
  endOfInvitation,
  type FamilyLink,
  findBond,
  isGuardianAddress,
} from '../domain/family-bond';
import { decidesAlone, endOfRight } from '../../guardian';
import { findUser } from '../../../lib/guards/find-user';

export interface FamilyDeps {
  firestore: Firestore;
  auth: Auth;
  now: () => number;
}

/** A thing this guardian is asked, or has agreed to. */
export interface GuardianConcern {
  matter: GuardianMatter;
  consent: GuardianConsent;
}

/** A player as one guardian may know them. */
export interface Child extends Omit<BondFacts, 'account'> {
  uid: string;
  account: PrivateAccount;
  user: DocumentSnapshot;
  deletion: DocumentSnapshot;
  /** Null: this guardian is only asked something. */
  bond: Bond | null;
  /** Whether a guardian agrees to messages on the player's devices. */
  takesPush: boolean;
  concerns: GuardianConcern[];
  /** Old enough in the country to have an account without an agreement. */
  decidesAlone: boolean;
}

export function familyLinkRef(db: Firestore, uid: string) {
  return db.collection('familyLinks').doc(uid);
}

/** Whether a question waits: one that nobody has answered for so many days is over, as in the mail. */
const waits = ({ status, requestedAt }: GuardianConsent, now: number) =>
  status === 'pending' && endOfRight({ purpose: 'decide' }, requestedAt) > now;

/**
 * The link of a document; none when it stands in a way that only a newer release knows, and when nobody has accepted the
 * invitation in time.
 */
export function parseFamilyLink(stored: DocumentSnapshot | undefined, now: number): FamilyLink | undefined {
  const link = stored?.data() as FamilyLink | undefined;
  if (link?.status === 'invited' && endOfInvitation(link) <= now) return undefined;
  const isKnown =
    (link?.by === 'guardian' || link?.by === 'player') &&
    (link.status === 'invited' || link.status === 'accepted');
  return isKnown ? link : undefined;
}

/** The questions about places at showcases of a player. */
async function readPlaces(db: Firestore, uid: string): Promise<GuardianConcern[]> {
  const { docs } = await db.collection(GUARDIAN_CONSENTS.showcase).where('about.uid', '==', uid).get();
  return docs.map((doc) => {
    const consent = doc.data() as GuardianConsent;
    return { matter: { uid, subject: 'showcase', showcase: consent.about?.showcase }, consent } as const;
  }) as GuardianConcern[];
}

/**
 * Reads a player for a guardian whose address is proven.
 * @returns null when there is no such player, who is 18, or is nothing to this guardian: nobody learns which
 */
export async function readChild(
  { firestore: db, auth, now: clock }: FamilyDeps,
  guardianEmail: string,
  uid: string,
): Promise<Child | null> {
  const now = clock();
  const [[found, user, first, second, stored, deletion, third, gate], identity, places] = await Promise.all([
    db.getAll(
      privateAccountRef(db, uid),
      db.collection('users').doc(uid),
      guardianConsentRef(db, uid),
      guardianConsentRef(db, uid, 'publishing'),
      familyLinkRef(db, uid),
      deletionRef(db, uid),
      guardianConsentRef(db, uid, 'push'),
      ageGateRef(db, uid),
    ),
    findUser(auth, uid),
    readPlaces(db, uid),
  ]);
  const account = found?.data() as PrivateAccount | undefined;
  if (!account || !user || !deletion || user.get('role') !== 'player' || !identity) return null;
  if (ageOn(account.dateOfBirth, now) >= ADULT_AGE) return null;
  const facts = {
    account,
    childEmail: identity.email ?? null,
    opened: first?.data() as GuardianConsent | undefined,
    asked: second?.data() as GuardianConsent | undefined,
    link: parseFamilyLink(stored, now),
  };
  const { opened, asked, childEmail } = facts;
  const bond = findBond(facts, guardianEmail, now);
  const push = third?.data() as GuardianConsent | undefined;
  const counts = (consent: GuardianConsent | undefined) =>
    sharingConsent({ account, opened, asked: consent }) !== undefined;
  const all: GuardianConcern[] = [
    ...(opened ? [{ matter: { uid, subject: 'account' }, consent: opened } as const] : []),
    ...(asked && counts(asked) ? [{ matter: { uid, subject: 'publishing' }, consent: asked } as const] : []),
    // Of whoever is no guardian any more nothing is left to withdraw: it ended with the bond.
    ...(push && bond ? [{ matter: { uid, subject: 'push' }, consent: push } as const] : []),
    ...places.filter(({ consent }) => counts(consent)),
  ];
  const concerns = all.filter(
    ({ consent }) =>
      Object.hasOwn(CONSENT_TEXTS, consent.textVersion) &&
      (consent.status === 'approved' || waits(consent, now)) &&
      (consent.answerBy?.toMillis() ?? Infinity) > now &&
      isGuardianAddress(consent.email, guardianEmail, childEmail),
  );
  const { link } = facts;
  const isTheirs = link !== undefined && isGuardianAddress(link.guardianEmail, guardianEmail, childEmail);
  // Of an invitation of their own a guardian sees nothing: else it would tell whose an address is.
  const invited = isTheirs && (link.status === 'accepted' || link.by === 'player');
  if (bond === null && concerns.length === 0 && !invited) return null;
  const takesPush = push?.status === 'approved';
  return {
    ...{ uid, ...facts, link: invited ? link : undefined, user, deletion, bond, takesPush, concerns },
    decidesAlone: decidesAlone(found, gate, now),
  };
}
