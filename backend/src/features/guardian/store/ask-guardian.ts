import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  accountGuardian,
  audit,
  CURRENT_GUARDIAN_CONSENT,
  CURRENT_PUBLISH_CONSENT,
  CURRENT_SHOWCASE_CONSENT,
  type GuardianConsent,
  guardianConsentRef,
  type GuardianMatter,
  type GuardianSubject,
  matterRef,
  type PrivateAccount,
  privateAccountRef,
} from '../../account';
import { guardianBudgets } from '../domain/guardian-budgets';
import type { Outbox } from '../../../lib/mail/outbox';
import { isSameMailbox, mailboxKey } from '../../../lib/text/mailbox';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';

interface GuardianQuestion extends GuardianMatter {
  subject: Exclude<GuardianSubject, 'push'>;
  guardianEmail: string;
  childName: string;
  /** Of a showcase only. */
  answerBy?: Timestamp;
  now: number;
}

const CURRENT_TEXTS = {
  account: CURRENT_GUARDIAN_CONSENT,
  publishing: CURRENT_PUBLISH_CONSENT,
  showcase: CURRENT_SHOWCASE_CONSENT,
} as const;
const AUDITED = {
  account: 'guardian-asked',
  publishing: 'publishing-asked',
  showcase: 'showcase-asked',
} as const;

/**
 * Writes a request to a guardian within a transaction, after its reads. The same guardian keeps the request, so
 * that links of earlier mails go on working; another guardian, or one who has decided, gets a new one.
 */
export function writeGuardianRequest(
  db: Firestore,
  transaction: Transaction,
  previous: GuardianConsent | undefined,
  { guardianEmail, childName, answerBy, now, ...matter }: GuardianQuestion,
): { requestId: string } {
  const { uid, subject, showcase } = matter;
  const repeats = previous?.status === 'pending' && previous.email === guardianEmail;
  const requestId = repeats ? previous.requestId : randomUUID();
  transaction.set(matterRef(db, matter), {
    email: guardianEmail,
    mailbox: mailboxKey(guardianEmail),
    requestId,
    status: 'pending',
    childName,
    textVersion: CURRENT_TEXTS[subject],
    requestedAt: Timestamp.fromMillis(now),
    decidedAt: null,
    ...(showcase !== undefined && { about: { uid, showcase } }),
    ...(answerBy && { answerBy }),
  } satisfies GuardianConsent);
  audit(db, transaction, uid, AUDITED[subject], now);
  return { requestId };
}

type AskOutcome =
  | { kind: 'asked' | 'not-waiting' | 'own-address' | 'guardian-decides' }
  | { kind: 'later'; wait: number };

/**
 * Asks the guardian of a waiting account again, or another one while none has ever agreed to it.
 *
 * @param ownEmail the player's present address, which cannot be the guardian's
 * @param guardianEmail `null`: the address of the last request
 */
export function askGuardian(
  { firestore: db, outbox, now: clock }: { firestore: Firestore; outbox: Outbox; now: () => number },
  { uid, ownEmail }: { uid: string; ownEmail: string },
  guardianEmail: string | null,
): Promise<AskOutcome> {
  const now = clock();
  return outbox.transaction<AskOutcome>(async (transaction, post) => {
    const [user, found, stored] = await transaction.getAll(
      db.collection('users').doc(uid),
      privateAccountRef(db, uid),
      guardianConsentRef(db, uid),
    );
    const account = found?.data() as PrivateAccount | undefined;
    const previous = stored?.data() as GuardianConsent | undefined;
    if (user?.get('status') !== 'pending-guardian' || previous === undefined) return { kind: 'not-waiting' };

    const guardian = accountGuardian({ account, opened: previous });
    if (guardian && guardianEmail !== null && !isSameMailbox(guardianEmail, guardian.email)) {
      return { kind: 'guardian-decides' };
    }
    const to = guardian?.email ?? guardianEmail ?? previous.email;
    // An address that was another's when it was given can be the player's by now.
    if (isSameMailbox(to, ownEmail)) return { kind: 'own-address' };
    const budget = await checkBudgets(db, transaction, guardianBudgets(uid, to), now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    budget.spend();
    const { childName } = previous;
    const question = { uid, subject: 'account', guardianEmail: to, childName, now } as const;
    const { requestId } = writeGuardianRequest(db, transaction, previous, question);
    post({ kind: 'guardian-request', to, uid, requestId, childName });
    return { kind: 'asked' };
  });
}
