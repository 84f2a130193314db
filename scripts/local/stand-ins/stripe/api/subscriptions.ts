import { changePrice } from '../engine/change-price';
import { endSubscription } from '../engine/end-subscription';
import { invalid } from '../protocol/fault';
import type { Form } from '../protocol/form';
import type { Price, Subscription } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import type { Endpoints } from './endpoint';
import { listItems } from './present';

/** The price an update asks for. @throws StripeFault 400 when it names a foreign item */
export function wantedPrice(state: StripeState, subscription: Subscription, form: Form): Price | undefined {
  const [item] = form.children('items');
  const price = item?.text('price');
  if (item === undefined || price === undefined) return undefined;
  const id = item.required('id');
  if (subscription.items.data.every((own) => own.id !== id))
    throw invalid(`No such subscription item: ${id}`, 'items');
  return state.get('prices', price);
}

const PAUSES = ['keep_as_draft', 'mark_uncollectible', 'void'] as const;

function readPause(form: Form): Subscription['pause_collection'] {
  const behavior = form.child('pause_collection')?.required('behavior');
  if (behavior === undefined) return null;
  const known = PAUSES.find((name) => name === behavior);
  if (known === undefined) throw invalid(`Invalid behavior: ${behavior}`, 'pause_collection[behavior]');
  return { behavior: known, resumes_at: null };
}

function update(state: StripeState, form: Form, id: string): Subscription {
  const subscription = state.get('subscriptions', id);
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its metadata.');
  const ending = form.flag('cancel_at_period_end');
  const price = wantedPrice(state, subscription, form);
  if (ending !== undefined && subscription.schedule !== null) {
    throw invalid(
      'The subscription is managed by a subscription schedule, and updating its cancelation is not allowed.',
    );
  }
  if (ending !== undefined && ending !== subscription.cancel_at_period_end) {
    const end = subscription.items.data[0]?.current_period_end ?? null;
    change(subscription, {
      cancel_at_period_end: ending,
      cancel_at: ending ? end : null,
      canceled_at: ending ? state.now() : null,
    });
    if (price === undefined) state.emit('customer.subscription.updated', subscription);
  }
  if (form.has('pause_collection') || form.has('metadata')) {
    subscription.metadata = form.merged('metadata', subscription.metadata);
    if (form.has('pause_collection')) subscription.pause_collection = readPause(form);
    state.emit('customer.subscription.updated', subscription);
  }
  if (price !== undefined && price.id !== subscription.items.data[0]?.price.id) {
    const onFailure = form.text('payment_behavior');
    changePrice(state, subscription, {
      to: price,
      at: form.integer('proration_date') ?? state.now(),
      onFailure: onFailure === 'pending_if_incomplete' ? onFailure : 'error_if_incomplete',
      moment: 'off-session',
    });
  }
  return subscription;
}

/** Subscriptions. */
export const subscriptionEndpoints: Endpoints = {
  'GET /v1/subscriptions': (state, form) => {
    const customer = form.text('customer');
    if (customer !== undefined && state.find('customers', customer) === undefined) {
      if (state.find('deletedCustomers', customer) !== undefined)
        return listItems('/v1/subscriptions', [], form);
      throw invalid(`No such customer: '${customer}'`, 'customer', 'resource_missing');
    }
    const status = form.text('status');
    const found = state
      .all('subscriptions')
      .filter((subscription) => customer === undefined || subscription.customer === customer)
      .filter((subscription) =>
        status === undefined
          ? subscription.status !== 'canceled'
          : status === 'all' || subscription.status === status,
      );
    return listItems('/v1/subscriptions', found, form);
  },
  'GET /v1/subscriptions/:id': (state, _form, id) => state.get('subscriptions', id),
  'POST /v1/subscriptions/:id': update,
  'DELETE /v1/subscriptions/:id': (state, _form, id) => {
    const subscription = state.get('subscriptions', id);
    if (subscription.status === 'canceled')
      throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing');
    endSubscription(state, subscription);
    return subscription;
  },
};
