import type { FastifyRequest } from 'fastify';
import { readSubscription } from '../stripe/change-plan';
import type { Subscription } from '../domain/subscription';
import { readTerms } from '../../pricing';
import { Problem } from '../../../lib/http/problem';
import { readBilling, type StoredBilling } from '../store/stored-billing';
import { requireOpenAccount, type PayingAccount } from '../../account';
import { withPayments, type PaymentDeps, type PaymentServices } from './payment-deps';
import { subscriptionView } from './subscription-view';
import { parseTier } from '@skora/shared/contract';

export function noSubscription(): Problem {
  return new Problem(409, { type: 'no-subscription', detail: 'There is no plan to change.' });
}

/** What a request about the own plan works with. */
export interface OwnPlan {
  deps: PaymentDeps;
  account: PayingAccount;
  record: StoredBilling;
  /** As Stripe has it now. */
  subscription: Subscription;
}

/** The sender's live plan. @throws Problem 409 `no-subscription` when there is none */
export async function ownPlan(services: PaymentServices, request: FastifyRequest): Promise<OwnPlan> {
  const deps = withPayments(services);
  const account = await requireOpenAccount(services, request);
  const record = await readBilling(services.firestore, account.uid);
  if (record.subscription === null || record.subscription.status === 'over') throw noSubscription();
  const subscription = await readSubscription(deps.payments, record.subscription.id);
  if (subscription.status === 'over') throw noSubscription();
  return { deps, account, record, subscription };
}

/** What costs a parent money is the parent's to decide. @throws Problem 403 `parent-pays` */
export function requireOwnMoney({ subscription }: OwnPlan): void {
  if (subscription.payer === 'self') return;
  throw new Problem(403, { type: 'parent-pays', detail: 'Your parent or guardian pays for this plan.' });
}

/** The view after a change. The tier is what the record has: only the webhook changes it. */
export async function viewAfter(
  { firestore, config, now }: PaymentServices,
  uid: string,
  subscription: Subscription | null,
) {
  const user = await firestore.collection('users').doc(uid).get();
  return subscriptionView({
    tier: parseTier(user.get('tierLevel')),
    subscription,
    checkout: null,
    terms: readTerms(config),
    now: now(),
  });
}
