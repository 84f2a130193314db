import type { FastifyRequest } from 'fastify';
import { readSubscription } from '../stripe/change-plan';
import type { Subscription } from '../domain/subscription';
import { readTerms } from '../../pricing';
import { Problem } from '../../../lib/http/problem';
import { endChangeLease, leaseChange } from '../store/change-lease';
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

async function readPlan(deps: PaymentDeps, account: PayingAccount): Promise<OwnPlan> {
  const record = await readBilling(deps.firestore, account.uid);
  if (record.subscription === null || record.subscription.status === 'over') throw noSubscription();
  const subscription = await readSubscription(deps.payments, record.subscription.id);
  if (subscription.status === 'over') throw noSubscription();
  return { deps, account, record, subscription };
}

/** The sender's live plan. @throws Problem 409 `no-subscription` when there is none */
export async function ownPlan(services: PaymentServices, request: FastifyRequest): Promise<OwnPlan> {
  return readPlan(withPayments(services), await requireOpenAccount(services, request));
}

/**
 * Does work that changes the sender's live plan, one at a time for an account. Work that outlasts the route's deadline
 * keeps its turn until it is done.
 *
 * @throws Problem 409 `request-in-progress` while another change is being made, `no-subscription` when there is no plan
 */
export async function changeOwnPlan<Result>(
  services: PaymentServices,
  request: FastifyRequest,
  work: (own: OwnPlan) => Promise<Result>,
): Promise<Result> {
  const deps = withPayments(services);
  const { firestore, now } = deps;
  const account = await requireOpenAccount(services, request);
  const lease = await leaseChange(firestore, account.uid, now());
  if (lease === null) {
    const detail = 'Another change of the plan is being made.';
    throw new Problem(409, { type: 'request-in-progress', detail, headers: { 'retry-after': '2' } });
  }
  try {
    return await work(await readPlan(deps, account));
  } finally {
    // A store that fails now must not turn the outcome into another one; the lease ends by itself.
    await endChangeLease(lease).catch((error: unknown) =>
      request.log.error({ err: error }, 'the lease of a change of plan is not given back'),
    );
  }
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
    hasInvoices: true,
    terms: readTerms(config),
    now: now(),
  });
}
