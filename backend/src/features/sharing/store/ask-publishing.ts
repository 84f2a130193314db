import { ADULT_AGE, shortName } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import {
  ageOn,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
} from '../../account';
import { publishBudgets } from '../domain/share-budgets';
import type { Outbox } from '../../../lib/mail/outbox';
import { writeGuardianRequest } from '../../guardian';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';

type Outcome =
  | { kind: 'asked' | 'not-open' | 'not-needed' | 'address-needed' }
  | { kind: 'later'; wait: number };

/**
 * Asks a minor's guardian whether the CV may be shared.
 * @param written the address the player gave; `null`: the one asked last, else the guardian who opened the account
 */
export function askPublishing(
  { firestore: db, outbox, now: clock }: { firestore: Firestore; outbox: Outbox; now: () => number },
  uid: string,
  written: string | null,
): Promise<Outcome> {
  const now = clock();
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const [user, found, asked, opened] = await transaction.getAll(
      db.doc(`users/${uid}`),
      privateAccountRef(db, uid),
      guardianConsentRef(db, uid, 'publishing'),
      guardianConsentRef(db, uid),
    );
    const account = found?.data() as PrivateAccount | undefined;
    if (!account || user?.get('status') !== 'active') return { kind: 'not-open' };
    const previous = asked?.data() as GuardianConsent | undefined;
    const isAdult = ageOn(account.dateOfBirth, now) >= ADULT_AGE;
    if (isAdult || previous?.status === 'approved') return { kind: 'not-needed' };

    const guardian = opened?.data() as GuardianConsent | undefined;
    const to = written ?? previous?.email ?? guardian?.email ?? null;
    if (to === null) return { kind: 'address-needed' };
    const budget = await checkBudgets(db, transaction, publishBudgets(uid, to), now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    budget.spend();
    const childName = shortName(account.displayName);
    const question = { uid, subject: 'publishing', guardianEmail: to, childName, now } as const;
    const { requestId } = writeGuardianRequest(db, transaction, previous, question);
    post({ kind: 'publish-request', to, uid, requestId, childName });
    return { kind: 'asked' };
  });
}
