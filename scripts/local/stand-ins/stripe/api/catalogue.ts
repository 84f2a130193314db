import { invalid } from '../protocol/fault';
import type { Form } from '../protocol/form';
import type { Price } from '../model/records';
import type { StripeState } from '../model/state';
import type { Endpoints } from './endpoint';
import { listItems } from './present';

function takeLookupKey(state: StripeState, key: string, transfer: boolean): void {
  const holder = state.all('prices').find((price) => price.lookup_key === key);
  if (holder === undefined) return;
  if (!transfer) throw invalid(`A price already uses the lookup key ${key}.`, 'lookup_key');
  holder.lookup_key = null;
}

function createPrice(state: StripeState, form: Form): Price {
  const interval = form.child('recurring')?.required('interval');
  if (interval !== 'month' && interval !== 'year') throw invalid('Invalid recurring[interval].', 'recurring');
  const lookupKey = form.text('lookup_key') ?? null;
  const product = state.get('products', form.required('product')).id;
  if (lookupKey !== null) takeLookupKey(state, lookupKey, form.flag('transfer_lookup_key') ?? false);
  const price = state.add('prices', {
    id: state.newId('prices'),
    object: 'price',
    active: true,
    created: state.now(),
    currency: form.required('currency'),
    livemode: false,
    lookup_key: lookupKey,
    metadata: form.map('metadata'),
    nickname: form.text('nickname') ?? null,
    product,
    recurring: { interval, interval_count: 1 },
    tax_behavior: form.text('tax_behavior') ?? 'unspecified',
    type: 'recurring',
    unit_amount: form.integer('unit_amount') ?? 0,
  });
  const options = form.entries('currency_options').map(([currency, option]) => [
    currency,
    {
      unit_amount: option.integer('unit_amount') ?? 0,
      tax_behavior: option.text('tax_behavior') ?? 'unspecified',
    },
  ]);
  state.beside.currencyOptions.set(price.id, Object.fromEntries(options) as never);
  return price;
}

/** Products and prices. */
export const catalogueEndpoints: Endpoints = {
  'GET /v1/products/:id': (state, _form, id) => state.get('products', id),
  'POST /v1/products': (state, form) => {
    const id = form.text('id') ?? state.newId('products');
    if (state.find('products', id))
      throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
    return state.add('products', {
      id,
      object: 'product',
      name: form.required('name'),
      active: true,
      created: state.now(),
      livemode: false,
      metadata: form.map('metadata'),
    });
  },
  'POST /v1/products/:id': (state, form, id) => {
    const product = state.get('products', id);
    return Object.assign(product, { name: form.text('name') ?? product.name });
  },
  'GET /v1/prices': (state, form) => {
    const keys = form.texts('lookup_keys');
    const active = form.flag('active');
    const prices = state
      .all('prices')
      .filter((price) => keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key)))
      .filter((price) => active === undefined || price.active === active);
    return listItems('/v1/prices', prices, form);
  },
  'POST /v1/prices': createPrice,
  'POST /v1/prices/:id': (state, form, id) => {
    const price = state.get('prices', id);
    return Object.assign(price, { active: form.flag('active') ?? price.active });
  },
};
