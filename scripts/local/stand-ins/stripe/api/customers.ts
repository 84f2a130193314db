import { endSubscription } from '../engine/end-subscription';
import type { Endpoints } from './endpoint';

export const customerEndpoints: Endpoints = {
  'POST /v1/customers': (state, form) =>
    state.add('customers', {
      id: state.newId('customers'),
      object: 'customer',
      created: state.now(),
      email: form.text('email') ?? null,
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: form.map('metadata'),
    }),
  'GET /v1/customers/:id': (state, _form, id) =>
    state.find('deletedCustomers', id) ?? state.get('customers', id),
  'POST /v1/customers/:id': (state, form, id) => {
    const customer = state.get('customers', id);
    return Object.assign(customer, {
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
