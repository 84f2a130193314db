import type { Tier } from '@skora/shared/contract';
import { type Choice, findMinorUnit, type PriceTerms } from '../../pricing';
import { describePayer, type Subscription } from '../domain/subscription';
import { subscriptionTerms } from '../domain/subscription-terms';
import { withdrawableUntil } from '../refunds/withdrawal';
import type { CheckoutReservation } from '../store/stored-billing';

const iso = (time: number) => new Date(time).toISOString();

function describeStatus({ status, cancelAtPeriodEnd }: Subscription) {
  if (status === 'past-due') return 'past-due' as const;
  return cancelAtPeriodEnd ? ('ending' as const) : ('active' as const);
}

function scheduled(choice: Choice | null, at: number) {
  return choice && { ...choice, at: iso(at) };
}

function describeFailure({ failure = null }: Subscription) {
  if (failure === null) return null;
  const { reason, nextTryAt } = failure;
  return { reason, nextTryAt: nextTryAt === null ? null : iso(nextTryAt) };
}

/** A subscription as its owner sees it. The payment method of a parent, and what its bank says, stay the parent's business. */
function describeDetails(subscription: Subscription, terms: PriceTerms, now: number) {
  const { choice, currency, amount, startedAt, periodEnd, cancelAtPeriodEnd, schedule, pending, payer } =
    subscription;
  const until = withdrawableUntil(startedAt);
  const { sample, tax, taxLabel } = subscriptionTerms(subscription, terms);
  return {
    status: describeStatus(subscription),
    plan: choice?.plan ?? null,
    interval: choice?.interval ?? null,
    price: amount === null ? null : { amount, currency, minorUnit: findMinorUnit(currency) },
    ...{ sample, tax, taxLabel },
    startedAt: iso(startedAt),
    renewsAt: cancelAtPeriodEnd ? null : iso(periodEnd),
    endsAt: cancelAtPeriodEnd ? iso(periodEnd) : null,
    scheduledChange: scheduled(schedule?.choice ?? null, periodEnd),
    pendingChange: pending && { ...pending.choice, until: iso(pending.until) },
    withdrawableUntil: until > now ? iso(until) : null,
    paymentFailure: payer === 'self' ? describeFailure(subscription) : null,
    payer,
    paymentMethod: payer === 'self' ? subscription.paymentMethod : null,
  };
}

function checkoutState(slot: CheckoutReservation | null, now: number) {
  const session = slot?.session ?? slot?.replaces ?? null;
  if (session === null || session.expiresAt.toMillis() <= now) return null;
  const { plan, interval, requestId, expiresAt } = session;
  return { plan, interval, payer: describePayer(requestId), expiresAt: expiresAt.toDate().toISOString() };
}

interface Parts {
  tier: Tier;
  subscription: Subscription | null;
  checkout: CheckoutReservation | null;
  /** Whether somebody has begun to pay for the account, now or before. */
  hasInvoices: boolean;
  terms: PriceTerms;
  now: number;
}

/** What `/payment/subscription` and every change of it answer. */
export function subscriptionView({ tier, subscription, checkout, hasInvoices, terms, now }: Parts) {
  const live = subscription !== null && subscription.status !== 'over' ? subscription : null;
  return {
    tier,
    subscription: live && describeDetails(live, terms, now),
    checkout: live === null ? checkoutState(checkout, now) : null,
    hasInvoices,
  };
}
