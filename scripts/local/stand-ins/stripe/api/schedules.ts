import { leaveSchedule, planPhases } from '../engine/schedules';
import { invalid } from '../protocol/fault';
import type { Form } from '../protocol/form';
import type { Schedule } from '../model/records';
import type { StripeState } from '../model/state';
import { newPhase, newSchedule } from '../objects/schedule';
import type { Endpoints } from './endpoint';

function schedule(state: StripeState, form: Form): Schedule {
  const subscription = state.get('subscriptions', form.required('from_subscription'));
  if (subscription.schedule !== null) throw invalid('The subscription is already attached to a schedule.');
  const [item] = subscription.items.data;
  if (item === undefined) throw invalid('The subscription has no item.');
  const created = state.add(
    'schedules',
    newSchedule({
      id: state.newId('schedules'),
      created: state.now(),
      customer: subscription.customer,
      phase: newPhase({
        currency: subscription.currency,
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id, quantity: 1 }],
      }),
      subscription: subscription.id,
    }),
  );
  subscription.schedule = created.id;
  return created;
}

function updateSchedule(state: StripeState, form: Form, id: string): Schedule {
  const found = state.get('schedules', id);
  if (found.status !== 'active' || found.subscription === null) throw invalid('The schedule is not active.');
  const phases = form.children('phases').map((phase) => ({
    start: phase.integer('start_date'),
    end: phase.integer('end_date'),
    items: phase.children('items').map((item) => ({
      price: state.get('prices', item.required('price')).id,
      quantity: item.integer('quantity') ?? 1,
    })),
  }));
  if (phases.length > 0) planPhases(state, found, phases);
  found.end_behavior = form.oneOf('end_behavior', ['cancel', 'release']) ?? found.end_behavior;
  found.metadata = form.merged('metadata', found.metadata);
  state.emit('customer.subscription.updated', state.get('subscriptions', found.subscription));
  return found;
}

/** Schedules, by which a subscription changes later. */
export const scheduleEndpoints: Endpoints = {
  'POST /v1/subscription_schedules': schedule,
  'GET /v1/subscription_schedules/:id': (state, _form, id) => state.get('schedules', id),
  'POST /v1/subscription_schedules/:id': updateSchedule,
  'POST /v1/subscription_schedules/:id/release': (state, _form, id) => {
    const found = state.get('schedules', id);
    if (found.status !== 'active' || found.subscription === null)
      throw invalid('The schedule is not active.');
    const subscription = state.get('subscriptions', found.subscription);
    leaveSchedule(state, subscription);
    state.emit('customer.subscription.updated', subscription);
    return found;
  },
};
