import type { Choice } from '../../pricing';
import type { Subscription } from './subscription';

/** What became of a plan, or of its payment, since it was looked at last. */
export type PlanChange =
  | 'paid'
  | 'renewed'
  | 'changed'
  | 'planned'
  | 'ending'
  | 'resumed'
  | 'ended'
  | 'unpaid';

export interface PlanEvent {
  change: PlanChange;
  /** The plan it is about; of `planned` the one that comes. */
  choice: Choice;
  subscription: Subscription;
  /** The same change has the same key. */
  key: string;
}

interface Compared {
  before: Subscription | null;
  after: Subscription | null;
  /** Stripe says that an invoice was paid. */
  paid: boolean;
  /** The end of the period whose payment was told last, in milliseconds since 1970; 0: none. */
  paidUntil: number;
}

const live = (subscription: Subscription | null) =>
  subscription !== null && subscription.status !== 'over' && subscription.choice !== null
    ? subscription
    : null;

const isSame = (one: Choice | null | undefined, other: Choice | null | undefined) =>
  one?.plan === other?.plan && one?.interval === other?.interval;

/** What changed within one subscription; what costs money first. */
function changeWithin(was: Subscription, is: Subscription, { paid, paidUntil }: Compared): PlanChange | null {
  if (!isSame(was.choice, is.choice)) return 'changed';
  if (was.status === 'active' && is.status === 'past-due') return 'unpaid';
  // An invoice is made an hour before it is paid: a new period alone says nothing about money.
  if (paid && is.status === 'active' && is.periodEnd > paidUntil) return 'renewed';
  const coming = is.schedule?.choice ?? null;
  if (coming !== null && !isSame(was.schedule?.choice, coming)) return 'planned';
  if (was.cancelAtPeriodEnd !== is.cancelAtPeriodEnd) return is.cancelAtPeriodEnd ? 'ending' : 'resumed';
  return null;
}

function describeEvent(change: PlanChange, subscription: Subscription): PlanEvent | null {
  const choice = change === 'planned' ? (subscription.schedule?.choice ?? null) : subscription.choice;
  if (choice === null) return null;
  const key = `${subscription.id}:${change}:${choice.plan}:${choice.interval}:${subscription.periodEnd}`;
  return { change, choice, subscription, key };
}

/** What to tell whoever has, or pays for, a plan; `null`: nothing they would notice. */
export function planEvent(compared: Compared): PlanEvent | null {
  const [was, is] = [live(compared.before), live(compared.after)];
  if (is === null) return was && describeEvent('ended', was);
  if (was?.id !== is.id) return describeEvent('paid', is);
  const change = changeWithin(was, is, compared);
  return change && describeEvent(change, is);
}
