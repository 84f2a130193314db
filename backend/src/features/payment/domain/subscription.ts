import type { Tier } from '@skora/shared/contract';
import { PAID_TIERS } from '@skora/domain';
import type { Choice } from '../../pricing';
import type { PaymentFailure } from './payment-failure';

/** Whether Stripe is paid: `past-due` while it retries a failed renewal. */
export type SubscriptionStatus = 'active' | 'past-due' | 'over';

/** Who pays: the player, or a parent by an e-mailed link. */
export type Payer = 'self' | 'parent';

/** Who pays by a parent's request, or with `null` without one. */
export function describePayer(requestId: string | null): Payer {
  return requestId === null ? 'self' : 'parent';
}

/** Why we pause payments: the account is closed, or about to be deleted. Others pause in Stripe. */
export type PauseReason = 'suspension' | 'deletion';

/** A subscription as we need it; times are milliseconds since 1970. */
export interface Subscription {
  id: string;
  customerId: string;
  itemId: string;
  payer: Payer;
  status: SubscriptionStatus;
  /** `null`: its price is none of ours. */
  choice: Choice | null;
  currency: string;
  /** What it costs per interval, in minor units; `null` when the price list is an older one. */
  amount: number | null;
  /** Whether Stripe works out the tax of its invoices. Records of earlier releases do not say. */
  taxed?: boolean;
  /** While it is `past-due`. Records of earlier releases do not say. */
  failure?: PaymentFailure | null;
  startedAt: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** Why nothing is charged for new periods. `ended`: one of ours is over, and what was kept is not collected yet. */
  pause: PauseReason | 'ended' | 'other' | null;
  /**
   * The schedule by which the plan changes at the end of the period. It stays for the first period of the new plan, and
   * then leads to none: `choice` is `null`.
   */
  schedule: { id: string; choice: Choice | null } | null;
  /** An upgrade that waits for its payment. */
  pending: { choice: Choice; until: number } | null;
  paymentMethod: { brand: string; last4: string; expMonth: number; expYear: number } | null;
}

/** The one that counts, if any: what is not over and grants most. */
export function liveSubscription(subscriptions: readonly Subscription[]): Subscription | null {
  const rank = ({ choice }: Subscription) => (choice === null ? -1 : PAID_TIERS.indexOf(choice.plan));
  const live = subscriptions.filter(({ status }) => status !== 'over');
  return live.sort((a, b) => rank(b) - rank(a) || b.startedAt - a.startedAt)[0] ?? null;
}

/** The tier a subscription pays for. A failed renewal keeps it as long as Stripe retries. */
export function grantedTier(subscription: Subscription | null): Tier {
  return subscription?.choice?.plan ?? 'tier0';
}
