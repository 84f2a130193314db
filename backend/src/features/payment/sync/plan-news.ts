import { PLAN_NAMES } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { enqueueMail } from '../../../lib/mail/outbox-store';
import type { AppConfig } from '../../../lib/services/app-deps';
import { noticeFor } from '../../notifications';
import { findAmount, readTerms } from '../../pricing';
import { planEvent, type PlanEvent } from '../domain/plan-event';
import type { Subscription } from '../domain/subscription';
import { subscriptionTerms } from '../domain/subscription-terms';
import type { PlanMailFacts } from '../mails/plan-mail';
import { withdrawableUntil } from '../refunds/withdrawal';
import type { PayingCustomer, StoredBilling } from '../store/stored-billing';
import { findUser } from '../../../lib/guards/find-user';

export interface NewsDeps {
  firestore: Firestore;
  auth: Auth;
  config: Pick<AppConfig, 'pricesConfirmed' | 'stripe'>;
  now: () => number;
}

interface Compared {
  uid: string;
  before: StoredBilling;
  live: Subscription | null;
  paid: boolean;
}

/** What to write beside the record of a plan, and whom to tell. */
interface PlanNews {
  fields: Partial<Pick<StoredBilling, 'paidUntil'>>;
  tell: () => void;
}

const NO_NEWS: PlanNews = { fields: {}, tell: () => undefined };

/** Who pays; `null`: nobody to write to. */
async function findPayer({ auth }: NewsDeps, uid: string, customer: PayingCustomer | undefined) {
  if (customer === undefined) return null;
  const { request } = customer;
  if (request !== null) return { to: request.email, requestId: request.requestId };
  const to = (await findUser(auth, uid))?.email;
  return to === undefined ? null : { to, requestId: null };
}

function collectFacts(
  { change, choice, subscription }: PlanEvent,
  config: NewsDeps['config'],
): PlanMailFacts {
  const { currency, periodEnd, startedAt } = subscription;
  const { sample, tax, taxLabel } = subscriptionTerms(subscription, readTerms(config));
  const { plan, interval } = choice;
  return {
    ...{ change, plan, interval, currency, periodEnd, sample },
    amount: change === 'planned' ? findAmount(choice, currency) : subscription.amount,
    until: subscription.choice ?? choice,
    withdrawableUntil: withdrawableUntil(startedAt),
    failure: subscription.failure ?? null,
    tax: { treatment: tax, label: taxLabel },
  };
}

/**
 * Reads, within the transaction that takes over what Stripe says, what the player and the payer are told of it. Whoever
 * withdrew has had a mail about it before.
 */
export async function readPlanNews(
  deps: NewsDeps,
  transaction: Transaction,
  { uid, before, live, paid }: Compared,
): Promise<PlanNews> {
  const { firestore: db, now: clock } = deps;
  const news = planEvent({ before: before.subscription, after: live, paid, paidUntil: before.paidUntil });
  if (news === null) return NO_NEWS;
  const now = clock();
  const { change, choice, subscription, key } = news;
  const payer = await findPayer(deps, uid, before.customers[subscription.customerId]);
  const withdrawn = change === 'ended' && before.withdrawal?.subscriptionId === subscription.id;
  const told = withdrawn ? 'refunded' : change;
  const params = { change: told, plan: PLAN_NAMES[choice.plan], on: subscription.periodEnd };
  const notice = await noticeFor(db, transaction, uid, [{ kind: 'plan-changed', key, params }], now);
  const isPayment = change === 'paid' || change === 'renewed' || change === 'changed';
  return {
    fields: isPayment ? { paidUntil: subscription.periodEnd } : {},
    tell: () => {
      notice.tell();
      if (payer === null || withdrawn) return;
      const facts = collectFacts(news, deps.config);
      enqueueMail(db, transaction, { kind: 'plan-changed', uid, facts, ...payer }, now);
    },
  };
}
