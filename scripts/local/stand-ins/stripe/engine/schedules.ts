import { invalid } from '../protocol/fault';
import { change } from '../model/wire';
import { newPhase, type PhaseFields } from '../objects/schedule';
import { setPrice } from '../objects/subscription';
import type { Schedule, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { periodEnd } from './periods';

/** A phase as an update asks for it; without an end it lasts one period of its price. */
export type WantedPhase = { start?: number; end?: number; items: PhaseFields['items'] };

function endOf(state: StripeState, start: number, { end, items }: WantedPhase): number {
  if (end !== undefined) return end;
  const price = items[0]?.price;
  if (price === undefined) throw invalid('A phase needs an item.', 'phases');
  return periodEnd(start, state.get('prices', price));
}

/**
 * Plans the present and the coming phases anew. Phases that are over stay as they were and may be left out.
 *
 * @throws StripeFault 400 unless the first phase is the present one
 */
export function planPhases(state: StripeState, schedule: Schedule, wanted: readonly WantedPhase[]): void {
  const { current_phase: current } = schedule;
  const first = wanted[0]?.start;
  if (current === null || first === undefined) {
    throw invalid(
      'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
      'phases',
    );
  }
  if (first < current.start_date) {
    throw invalid('You cannot set the start_date in the past.', 'phases[0][start_date]');
  }
  if (first > current.start_date) {
    throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
  }
  const currency = schedule.phases[0]?.currency ?? '';
  let start = first;
  const planned = wanted.map((phase) => {
    if (phase.start !== undefined && phase.start !== start)
      throw invalid('Phases must follow each other.', 'phases');
    const end = endOf(state, start, phase);
    if (end <= start) throw invalid('A phase must end after it starts.', 'phases');
    const made = newPhase({ currency, start_date: start, end_date: end, items: phase.items });
    start = end;
    return made;
  });
  const past = schedule.phases.filter((phase) => phase.end_date <= current.start_date);
  schedule.phases = [...past, ...planned];
  schedule.current_phase = { start_date: first, end_date: planned[0]?.end_date ?? current.end_date };
}

/** Ends the schedule of a subscription; what is in force stays. */
export function leaveSchedule(
  state: StripeState,
  subscription: Subscription,
  status: 'released' | 'completed' = 'released',
): void {
  const schedule =
    subscription.schedule === null ? undefined : state.find('schedules', subscription.schedule);
  subscription.schedule = null;
  if (schedule === undefined) return;
  const released = status === 'released';
  change(schedule, {
    status,
    completed_at: released ? null : state.now(),
    released_at: released ? state.now() : null,
    released_subscription: released ? subscription.id : null,
    subscription: released ? null : subscription.id,
    current_phase: null,
  });
}

/**
 * A period of the subscription is over at that time: the phase that begins then is entered, and after the last one the
 * schedule ends.
 *
 * @returns whether the subscription ends with it
 */
export function enterPhase(state: StripeState, subscription: Subscription, at: number): boolean {
  const schedule =
    subscription.schedule === null ? undefined : state.find('schedules', subscription.schedule);
  if (schedule === undefined) return false;
  const phase = schedule.phases.find(({ start_date: start, end_date: end }) => start <= at && at < end);
  if (phase === undefined) {
    const ends = schedule.end_behavior === 'cancel';
    leaveSchedule(state, subscription, ends ? 'completed' : 'released');
    return ends;
  }
  const [item] = subscription.items.data;
  const wanted = phase.items[0]?.price;
  if (item !== undefined && wanted !== undefined) setPrice(item, state.get('prices', wanted));
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  return false;
}

/** Lets the present phase end then, and the ones after it follow at once, each for one period of its price. */
export function endPhaseAt(state: StripeState, subscription: Subscription, at: number): void {
  const schedule =
    subscription.schedule === null ? undefined : state.find('schedules', subscription.schedule);
  const current = schedule?.current_phase ?? null;
  if (schedule === undefined || current === null) return;
  const { start_date: began, end_date: ended } = current;
  let start = at;
  for (const phase of schedule.phases) {
    if (phase.start_date === began) phase.end_date = at;
    if (phase.start_date < ended || phase.start_date === began) continue;
    phase.start_date = start;
    start = endOf(state, start, { items: phase.items });
    phase.end_date = start;
  }
  schedule.current_phase = { start_date: began, end_date: at };
}
