import { PAID_TIERS } from '@skora/domain';
import { type Choice, findAmount } from '../../pricing';
import type { Subscription } from './subscription';

/** When a change of plan takes effect: dearer ones now, cheaper ones when the paid period is over. */
type ChangeKind = 'same' | 'now' | 'at-period-end';

/** How a change from one plan to another is made. */
export function changeKind(from: Choice, to: Choice): ChangeKind {
  if (from.plan === to.plan && from.interval === to.interval) return 'same';
  const lower = PAID_TIERS.indexOf(to.plan) < PAID_TIERS.indexOf(from.plan);
  const shorter = from.interval === 'year' && to.interval === 'month';
  return lower || shorter ? 'at-period-end' : 'now';
}

const PERIODS_A_YEAR = { month: 12, year: 1 } as const;

/**
 * Whether another plan costs no more than the present one, neither at a time nor over a year. A lower tier alone does not
 * say so: a year of it costs more at a time than a month of the present one, and twelve months may cost more than a year.
 * What nobody knows the price of may cost more.
 */
export function costsNoMore(
  { choice, amount, currency }: Pick<Subscription, 'choice' | 'amount' | 'currency'>,
  to: Choice,
): boolean {
  const next = findAmount(to, currency);
  if (choice === null || amount === null || next === null) return false;
  const yearly = amount * PERIODS_A_YEAR[choice.interval];
  return next <= amount && next * PERIODS_A_YEAR[to.interval] <= yearly;
}
