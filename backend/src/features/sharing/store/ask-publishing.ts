import { ADULT_AGE, shortName } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import {
  accountGuardian,
  ageOn,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
} from '../../account';
import { publishBudgets } from '../domain/share-budgets';
import type { Outbox } from '../../../lib/mail/outbox';
import { writeGuardianRequest } from '../../guardian';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import { isSameMailbox } from '../../../lib/text/mailbox';

type Outcome =
  | { kind: 'asked' | 'not-open' | 'not-needed' | 'address-needed' | 'own-address' | 'guardian-decides' }
  | { kind: 'later'; wait: number };

/**
 * Asks a minor's guardian whether the CV may be shared: the one who agreed to the account, where there is one.
 * @param ownEmail the player's present address, which cannot be the guardian's
 * @param written the address the player gave; `null`: the one asked last, else the one asked about the account
 */
export function askPublishing(
  { firestore: db, outbox, now: clock }: { firestore: Firestore; outbox: Outbox; now: () => number },
  { uid, ownEmail }: { uid: string; ownEmail: string },
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
    const consents = {
      account,
      opened: opened?.data() as GuardianConsent | undefined,
      asked: asked?.data() as GuardianConsent | undefined,
    };
    const previous = sharingConsent(consents);
    const isAdult = ageOn(account.dateOfBirth, now) >= ADULT_AGE;
    if (isAdult || previous?.status === 'approved') return { kind: 'not-needed' };

    const guardian = accountGuardian(consents);
    if (guardian && written !== null && !isSameMailbox(written, guardian.email)) {
      return { kind: 'guardian-decides' };
    }
    const to = guardian?.email ?? written ?? previous?.email ?? consents.opened?.email ?? null;
    if (to === null) return { kind: 'address-needed' };
    // An address that was another's when it was given can be the player's by now.
    if (isSameMailbox(to, ownEmail)) return { kind: 'own-address' };
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
