import type Stripe from 'stripe';
import { changeAtPeriodEnd, previewUpgrade, upgradeNow } from '../stripe/change-plan';
import { findAmount, type Choice, findMinorUnit, readTerms } from '../../pricing';
import { changeKind, costsNoMore } from '../domain/plan-change';
import { subscriptionTerms } from '../domain/subscription-terms';
import { Problem } from '../../../lib/http/problem';
import { requireStaying } from '../../account';
import { billingRef } from '../store/stored-billing';
import { requireOwnMoney, viewAfter, type OwnPlan } from './live-subscription';

const PREVIEW_HOLDS_SECONDS = 15 * 60;

function money(amount: number | null, currency: string) {
  return amount === null ? null : { amount, currency, minorUnit: findMinorUnit(currency) };
}

/** What an invoice consists of, with the tax that comes on top; its amounts add up to the total. */
function billLines(invoice: Stripe.Invoice, taxLabel: string) {
  const lines = invoice.lines.data.map(({ description, amount }) => ({
    description: description ?? '',
    amount,
  }));
  const added = invoice.total - invoice.subtotal;
  return added === 0 ? lines : [...lines, { description: taxLabel, amount: added }];
}

/** What has to be in order before a dearer plan begins. @throws Problem 409 when it is not */
function requireReady({ account, subscription: { status, schedule } }: OwnPlan): void {
  requireStaying(account);
  // The difference is credited with what is left of the present period, which nobody has paid.
  if (status === 'past-due') {
    throw new Problem(409, { type: 'payment-missing', detail: 'A payment is missing: pay that first.' });
  }
  // It would be dropped, also when nobody pays the difference then.
  if (schedule !== null && schedule.choice !== null) {
    const detail = 'A cheaper plan is planned: take that back first.';
    throw new Problem(409, { type: 'change-planned', detail });
  }
}

/** How the change is made. @throws Problem when it cannot be */
function kindOfChange(own: OwnPlan, to: Choice): 'now' | 'at-period-end' {
  const { choice, cancelAtPeriodEnd } = own.subscription;
  const kind = choice === null ? 'now' : changeKind(choice, to);
  if (kind === 'same') throw new Problem(409, { type: 'same-plan', detail: 'This is the current plan.' });
  if (cancelAtPeriodEnd) {
    throw new Problem(409, {
      type: 'subscription-ending',
      detail: 'The plan is about to end: resume it first.',
    });
  }
  if (!costsNoMore(own.subscription, to)) requireOwnMoney(own);
  if (kind === 'now') requireReady(own);
  return kind;
}

/** What a change would cost. The moment it is worked out for is kept for the change itself. */
export async function previewChange(own: OwnPlan, { plan, interval }: Choice) {
  const to = { plan, interval };
  const { deps, account, subscription } = own;
  const { currency, periodEnd } = subscription;
  const { sample, tax, taxLabel } = subscriptionTerms(subscription, readTerms(deps.config));
  const terms = { sample, tax, taxLabel };
  const then = { ...to, price: money(findAmount(to, currency), currency) };
  if (kindOfChange(own, to) === 'at-period-end') {
    const effectiveAt = new Date(periodEnd).toISOString();
    return { effect: 'at-period-end' as const, effectiveAt, dueNow: null, lines: [], then, ...terms };
  }
  const prorationDate = Math.floor(deps.now() / 1000);
  const invoice = await previewUpgrade(deps.payments, subscription, to, prorationDate);
  await billingRef(deps.firestore, account.uid).update({ preview: { ...to, prorationDate } });
  return {
    effect: 'now' as const,
    effectiveAt: new Date(prorationDate * 1000).toISOString(),
    dueNow: money(invoice.amount_due, currency),
    lines: billLines(invoice, taxLabel),
    then,
    ...terms,
  };
}

function prorationDateFor({ deps, record: { preview } }: OwnPlan, to: Choice): number {
  const seconds = Math.floor(deps.now() / 1000);
  const shown = preview?.plan === to.plan && preview.interval === to.interval;
  if (shown && seconds - preview.prorationDate <= PREVIEW_HOLDS_SECONDS) return preview.prorationDate;
  // Whole minutes, so that a double click without a preview is one change too.
  return seconds - (seconds % 60);
}

export async function changePlan(own: OwnPlan, { plan, interval }: Choice) {
  const to = { plan, interval };
  const { deps, account, subscription } = own;
  if (kindOfChange(own, to) === 'at-period-end') {
    const changed = await changeAtPeriodEnd(deps.payments, subscription, to);
    return { payUrl: null, current: await viewAfter(deps, account.uid, changed) };
  }
  const made = await upgradeNow(deps.payments, subscription, to, prorationDateFor(own, to));
  return { payUrl: made.payUrl, current: await viewAfter(deps, account.uid, made.subscription) };
}
