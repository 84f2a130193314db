import { endSubscription } from '../engine/end-subscription';
import { change } from '../model/wire';
import { newCustomer } from '../objects/customer';
import type { Endpoints } from './endpoint';

export const customerEndpoints: Endpoints = {
  'POST /v1/customers': (state, form) =>
    state.add(
      'customers',
      newCustomer({
        id: state.newId('customers'),
        created: state.now(),
        email: form.text('email') ?? null,
        metadata: form.map('metadata'),
      }),
    ),
  'GET /v1/customers/:id': (state, _form, id) =>
    state.find('deletedCustomers', id) ?? state.get('customers', id),
  'POST /v1/customers/:id': (state, form, id) => {
    const customer = state.get('customers', id);
    return change(customer, {
      email: form.has('email') ? (form.text('email') ?? null) : customer.email,
      metadata: { ...customer.metadata, ...form.map('metadata') },
    });
  },
  // Stripe ends the subscriptions of a deleted customer at once.
  'DELETE /v1/customers/:id': (state, _form, id) => {
    const customer = state.get('customers', id);
    for (const subscription of state.all('subscriptions')) {
      if (subscription.customer === id) endSubscription(state, subscription);
    }
    state.remove('customers', id);
    for (const method of state.all('paymentMethods')) {
      if (method.customer === id) state.remove('paymentMethods', method.id);
    }
    state.emit('customer.deleted', customer);
    return state.add('deletedCustomers', { id, object: 'customer', deleted: true });
  },
};
