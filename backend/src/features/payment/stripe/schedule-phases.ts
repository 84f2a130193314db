import type Stripe from 'stripe';

type Phase = Stripe.SubscriptionSchedule.Phase;
type Schedule = Pick<Stripe.SubscriptionSchedule, 'current_phase' | 'phases'>;

/**
 * The phase a schedule is in: phases that are over stay in its list.
 *
 * @param periodEnd the end of the paid period, in seconds since 1970; it tells the phase where Stripe names none
 */
export function findCurrentPhase(
  { current_phase: current, phases }: Schedule,
  periodEnd: number,
): Phase | undefined {
  if (current !== null) return phases.find((phase) => phase.start_date === current.start_date);
  return phases.find((phase) => phase.start_date < periodEnd && periodEnd <= phase.end_date);
}

/** Whether a phase of a schedule is still to come. */
export function hasComingPhase(schedule: Schedule, periodEnd: number): boolean {
  const current = findCurrentPhase(schedule, periodEnd);
  return schedule.phases.some((phase) => phase.start_date >= (current?.end_date ?? periodEnd));
}
