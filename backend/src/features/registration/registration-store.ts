import { shortName } from '@skora/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  addressProofRef,
  ageGateRefs,
  ageOn,
  audit,
  beginProfile,
  birthdayAt,
  CURRENT_NEWSLETTER_CONSENT,
  CURRENT_TERMS,
  provenKeys,
  keepProof,
  makeAgeGate,
  NEWSLETTER_AGE,
  type PrivateAccount,
  linkGenerationRef,
  privateAccountRef,
  readAgeGate,
  readLinkState,
  type Role,
} from '../account';
import { emailAddressKey } from '../../lib/text/email-address';
import { guardianBudgets, writeGuardianRequest } from '../guardian';
import { verificationBudgets } from '../recovery';
import { registrationPath } from './registration-path';
import type { Outbox } from '../../lib/mail/outbox';
import { prepareSubscription } from '../newsletter';
import { checkBudgets } from '../../lib/budgets/request-budget-store';

interface Registration {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** As the identity provider has it. */
  tokensValidAfterTime: string | undefined;
  displayName: string;
  dateOfBirth: string;
  country: string;
  role: Role;
  newsletter: boolean;
  guardianEmail: string | null;
  /** Where the request came from. */
  address: string;
}

/** How a registration ended; `wait` is in seconds. */
export type RegistrationOutcome =
  | { kind: 'registered' | 'already-registered' | 'guardian-required' | 'adults-only' }
  | { kind: 'later'; wait: number };

interface RegistrationDeps {
  firestore: Firestore;
  outbox: Outbox;
  config: { linkSecret: string };
  now: () => number;
}

/** No test result is older than this birthday; the rules read the day from the account's record. */
const FIRST_TEST_AGE = 5;

/**
 * Completes an account in one transaction: the record, the private account, the guardian's request or the private
 * profile, the digest, the mails. Repeating it changes nothing; a record without the rest is completed.
 */
export function register(
  { firestore: db, outbox, config, now: clock }: RegistrationDeps,
  registration: Registration,
): Promise<RegistrationOutcome> {
  const { uid, email, displayName, dateOfBirth, country, role } = registration;
  const now = clock();
  const at = Timestamp.fromMillis(now);
  const age = ageOn(dateOfBirth, now);

  return outbox.transaction<RegistrationOutcome>(async (transaction, post) => {
    const gateRefs = ageGateRefs(db, config.linkSecret, registration);
    const [account, user, profile, links, proof, ...gates] = await transaction.getAll(
      privateAccountRef(db, uid),
      db.collection('users').doc(uid),
      db.collection('profiles').doc(uid),
      linkGenerationRef(db, uid),
      addressProofRef(db, uid),
      ...gateRefs,
    );
    if (!account || !user || !profile || !proof) throw new Error('Firestore left out a document.');
    if (account.exists) return { kind: 'already-registered' };

    const told = readAgeGate(gates, now);
    const { young, minor, refused } = registrationPath({ age, country, role, told });
    const gate = makeAgeGate(now, young ? 'young' : 'minor');
    const remember = () => gateRefs.forEach((ref) => transaction.set(ref, gate));
    if (refused) {
      remember();
      return { kind: 'adults-only' };
    }
    const guardianEmail = young ? registration.guardianEmail : null;
    if (young && guardianEmail === null) {
      remember();
      return { kind: 'guardian-required' };
    }

    const asked = guardianEmail === null ? [] : guardianBudgets(uid, guardianEmail);
    const guardianBudget = await checkBudgets(db, transaction, asked, now);
    if (guardianBudget.wait > 0) return { kind: 'later', wait: guardianBudget.wait };
    const verification = await checkBudgets(db, transaction, verificationBudgets(uid), now);
    const wantsDigest = registration.newsletter && !young && age >= NEWSLETTER_AGE;
    const consent = CURRENT_NEWSLETTER_CONSENT;
    const subscribe = wantsDigest
      ? await prepareSubscription(db, transaction, { key: emailAddressKey(email), email, consent, now })
      : () => undefined;

    transaction.set(
      user.ref,
      {
        tierLevel: (user.get('tierLevel') as string | undefined) ?? 'tier0',
        createdAt: (user.get('createdAt') as Timestamp | undefined) ?? at,
        role,
        status: young ? 'pending-guardian' : 'active',
        privateByDefault: minor,
        addressKeys: provenKeys(proof),
        measuresFrom: Timestamp.fromMillis(birthdayAt(dateOfBirth, FIRST_TEST_AGE)),
      },
      { merge: true },
    );
    const given = { action: 'given', by: 'self', at } as const;
    transaction.create(account.ref, {
      displayName,
      dateOfBirth,
      country,
      registeredAt: at,
      consents: [
        { ...given, textVersion: CURRENT_TERMS },
        ...(wantsDigest ? [{ ...given, textVersion: consent }] : []),
      ],
    } satisfies PrivateAccount);
    keepProof(transaction, proof);
    audit(db, transaction, uid, 'registered', now);
    if (minor) remember();
    subscribe(post);
    guardianBudget.spend();

    if (guardianEmail === null) {
      // A parent has no CV.
      if (role === 'player') beginProfile(transaction, profile, { displayName, country, at });
    } else {
      const childName = shortName(displayName);
      const question = { uid, subject: 'account', guardianEmail, childName, now } as const;
      const { requestId } = writeGuardianRequest(db, transaction, undefined, question);
      post({ kind: 'guardian-request', to: guardianEmail, uid, requestId, childName });
    }
    if (!registration.emailVerified && verification.wait === 0) {
      verification.spend();
      post({ kind: 'verify-email', to: email, uid, state: readLinkState(links, registration) });
    }
    return { kind: 'registered' };
  });
}
