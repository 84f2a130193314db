import type Stripe from 'stripe';
import { findCurrentPhase, hasComingPhase } from './schedule-phases';

const phases = [
  { start_date: 0, end_date: 10 },
  { start_date: 10, end_date: 20 },
  { start_date: 20, end_date: 30 },
] as Stripe.SubscriptionSchedule.Phase[];

test.each([
  ['the phase Stripe names', { start_date: 10, end_date: 20 }, 30, 10],
  ['without a name the one of the paid period', null, 20, 10],
  ['without a name the last one', null, 30, 20],
  ['none when all are over', null, 31, undefined],
])('%s is the present one', (_name, current_phase, periodEnd, start) => {
  expect(findCurrentPhase({ current_phase, phases }, periodEnd)?.start_date).toBe(start);
});

test.each([
  ['a later phase', true, { start_date: 10, end_date: 20 }, 20],
  ['the last phase', false, { start_date: 20, end_date: 30 }, 30],
  ['a schedule that is over', false, null, 31],
])('with %s a change is to come: %p', (_name, coming, current_phase, periodEnd) => {
  expect(hasComingPhase({ current_phase, phases }, periodEnd)).toBe(coming);
});
