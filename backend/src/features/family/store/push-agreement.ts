import { randomUUID } from 'node:crypto';
import { shortName } from '@skora/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  audit,
  type ConsentEntry,
  CURRENT_PUSH_CONSENT,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
} from '../../account';
import { decisionFact } from '../../guardian';
import { noticeFor, setPushAgreement } from '../../notifications';
import type { Services } from '../../../lib/services/services';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import { mailboxKey } from '../../../lib/text/mailbox';
import { findBond } from '../domain/family-bond';
import { pushBudgets } from '../domain/family-budgets';
import { type Child, familyLinkRef, parseFamilyLink } from './child';

interface Signature {
  name: string;
  relationship: string;
  /** Of the text that was shown. */
  textVersion: string;
}

type Outcome =
  | { kind: 'agreed' | 'unknown' | 'closed' | 'already' | 'other-text' }
  | { kind: 'later'; wait: number };

/**
 * Writes down that a guardian agrees to messages on the player's devices: consent, log, notification and mails in one
 * transaction, which reads anew whether this address is still the guardian's.
 */
export function agreeToPush(
  { firestore: db, outbox, now: clock }: Pick<Services, 'firestore' | 'outbox' | 'now'>,
  { uid, childEmail }: Child,
  guardianEmail: string,
  { name, relationship, textVersion }: Signature,
): Promise<Outcome> {
  const now = clock();
  const at = Timestamp.fromMillis(now);
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const [found, user, opened, asked, link, push] = await transaction.getAll(
      privateAccountRef(db, uid),
      db.collection('users').doc(uid),
      guardianConsentRef(db, uid),
      guardianConsentRef(db, uid, 'publishing'),
      familyLinkRef(db, uid),
      guardianConsentRef(db, uid, 'push'),
    );
    const facts = {
      childEmail,
      account: found?.data() as PrivateAccount | undefined,
      opened: opened?.data() as GuardianConsent | undefined,
      asked: asked?.data() as GuardianConsent | undefined,
      link: parseFamilyLink(link, now),
    };
    const { account } = facts;
    if (!account || !push || findBond(facts, guardianEmail, now) === null) return { kind: 'unknown' };
    if (user?.get('status') !== 'active') return { kind: 'closed' };
    if (push.get('status') === 'approved') return { kind: 'already' };
    if (textVersion !== CURRENT_PUSH_CONSENT) return { kind: 'other-text' };
    const budget = await checkBudgets(db, transaction, pushBudgets(uid, childEmail), now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    const notice = await noticeFor(db, transaction, uid, [decisionFact('push', 'approved', now)], now);

    budget.spend();
    const requestId = randomUUID();
    const childName = shortName(account.displayName);
    transaction.set(push.ref, {
      ...{ email: guardianEmail, mailbox: mailboxKey(guardianEmail), requestId, childName },
      ...{ status: 'approved', textVersion, name, relationship },
      ...{ requestedAt: at, decidedAt: at },
    } satisfies GuardianConsent);
    const entry: ConsentEntry = { textVersion, action: 'given', by: 'guardian', at, name, relationship };
    transaction.update(privateAccountRef(db, uid), { consents: FieldValue.arrayUnion(entry) });
    setPushAgreement(db, transaction, uid, true);
    audit(db, transaction, uid, 'push-approved', now);
    notice.tell();
    post({ kind: 'push-confirmation', to: guardianEmail, uid, requestId, childName });
    if (childEmail !== null) post({ kind: 'push-decision', decision: 'approved', to: childEmail, uid });
    return { kind: 'agreed' };
  });
}
