import { DAY_MS, shortName } from '@skora/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import {
  ageOn,
  audit,
  beginProfile,
  birthdayAt,
  CURRENT_NEWSLETTER_CONSENT,
  CURRENT_TERMS,
  NEWSLETTER_AGE,
  type PrivateAccount,
  privateAccountRef,
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
  displayName: string;
  dateOfBirth: string;
  country: string;
  role: Role;
  newsletter: boolean;
  guardianEmail: string | null;
}

/** How a registration ended; `wait` is in seconds. */
export type RegistrationOutcome =
  | { kind: 'registered' | 'already-registered' | 'guardian-required' | 'adults-only' }
  | { kind: 'later'; wait: number };

interface RegistrationDeps {
  firestore: Firestore;
  outbox: Outbox;
  now: () => number;
}

/** Who was told that a guardian is needed cannot simply give another birth date. */
const AGE_GATE_MS = DAY_MS;
/** No test result is older than this birthday; the rules read the day from the account's record. */
const FIRST_TEST_AGE = 5;

/**
 * Completes an account in one transaction: the record, the private account, the guardian's request or the private
 * profile, the digest, the mails. Repeating it changes nothing; a record without the rest is completed.
 */
export function register(
  { firestore: db, outbox, now: clock }: RegistrationDeps,
  registration: Registration,
): Promise<RegistrationOutcome> {
  const { uid, email, displayName, dateOfBirth, country, role } = registration;
  const now = clock();
  const at = Timestamp.fromMillis(now);
  const age = ageOn(dateOfBirth, now);

  return outbox.transaction<RegistrationOutcome>(async (transaction, post) => {
    const [account, user, profile, gate] = await transaction.getAll(
      privateAccountRef(db, uid),
      db.collection('users').doc(uid),
      db.collection('profiles').doc(uid),
      db.collection('ageGates').doc(uid),
    );
    if (!account || !user || !profile || !gate) throw new Error('Firestore left out a document.');
    if (account.exists) return { kind: 'already-registered' };

    const gatedUntil = (gate.get('until') as Timestamp | undefined)?.toMillis() ?? 0;
    const { young, minor, refused } = registrationPath({ age, country, role, gated: gatedUntil > now });
    if (refused) return { kind: 'adults-only' };
    const guardianEmail = young ? registration.guardianEmail : null;
    if (young && guardianEmail === null) {
      transaction.set(gate.ref, { until: Timestamp.fromMillis(now + AGE_GATE_MS) });
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
    audit(db, transaction, uid, 'registered', now);
    transaction.delete(gate.ref);
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
      post({ kind: 'verify-email', to: email, uid });
    }
    return { kind: 'registered' };
  });
}
