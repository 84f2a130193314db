import { PAID_TIERS } from '@skora/domain';
import type { Choice } from '../../pricing';

/** When a change of plan takes effect: dearer ones now, cheaper ones when the paid period is over. */
type ChangeKind = 'same' | 'now' | 'at-period-end';

/** How a change from one plan to another is made. */
export function changeKind(from: Choice, to: Choice): ChangeKind {
  if (from.plan === to.plan && from.interval === to.interval) return 'same';
  const lower = PAID_TIERS.indexOf(to.plan) < PAID_TIERS.indexOf(from.plan);
  const shorter = from.interval === 'year' && to.interval === 'month';
  return lower || shorter ? 'at-period-end' : 'now';
}
