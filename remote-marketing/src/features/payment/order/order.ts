import type { Interval, PaidTier } from '../../../lib/plans/plans';

/** What is to be bought. Price, currency and account are the backend's to decide. */
export interface Order {
  plan: PaidTier;
  interval: Interval;
}
