import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { parentRequestBudgets } from '../domain/payment-budgets';
import type { Choice } from '../../pricing';
import type { Outbox } from '../../../lib/mail/outbox';
import { billingRef, type StoredBilling } from './stored-billing';
import { parentRequestRef, type ParentRequest } from './parent-request';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';

interface AskDeps {
  firestore: Firestore;
  outbox: Outbox;
  now: () => number;
}

interface ParentQuestion extends Choice {
  uid: string;
  email: string;
  childName: string;
}

type Outcome = { kind: 'asked' | 'subscribed' } | { kind: 'later'; wait: number };

/** Asks a parent to pay. The links of earlier mails to the same address go on working. */
export function askParent(
  { firestore: db, outbox, now: clock }: AskDeps,
  question: ParentQuestion,
): Promise<Outcome> {
  const { uid, email, childName, plan, interval } = question;
  const now = clock();
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const billing = (await transaction.get(billingRef(db, uid))).data() as StoredBilling | undefined;
    const live = billing?.subscription != null && billing.subscription.status !== 'over';
    if (live) return { kind: 'subscribed' };
    const before = (await transaction.get(parentRequestRef(db, uid))).data() as ParentRequest | undefined;
    const budget = await checkBudgets(db, transaction, parentRequestBudgets(uid, email), now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    budget.spend();
    const requestId = before?.email === email ? before.requestId : randomUUID();
    const requestedAt = Timestamp.fromMillis(now);
    transaction.set(parentRequestRef(db, uid), {
      requestId,
      email,
      childName,
      plan,
      interval,
      requestedAt,
    } satisfies ParentRequest);
    post({ kind: 'parent-payment-request', to: email, uid, requestId, childName, plan, interval });
    return { kind: 'asked' };
  });
}
