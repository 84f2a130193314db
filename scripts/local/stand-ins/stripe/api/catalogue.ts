import { invalid } from '../protocol/fault';
import type { Form } from '../protocol/form';
import { newCurrencyOption, newPrice, newProduct } from '../objects/catalogue';
import type { CurrencyAmount, Price } from '../model/records';
import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import type { Endpoints } from './endpoint';
import { listItems } from './present';

function takeLookupKey(state: StripeState, key: string, transfer: boolean): void {
  const holder = state.all('prices').find((price) => price.lookup_key === key);
  if (holder === undefined) return;
  if (!transfer) throw invalid(`A price already uses the lookup key ${key}.`, 'lookup_key');
  holder.lookup_key = null;
}

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const;

function createPrice(state: StripeState, form: Form): Price {
  const interval = form.child('recurring')?.oneOf('interval', ['month', 'year']);
  if (interval === undefined) throw invalid('Invalid recurring[interval].', 'recurring');
  const lookupKey = form.text('lookup_key') ?? null;
  const product = state.get('products', form.required('product')).id;
  if (lookupKey !== null) takeLookupKey(state, lookupKey, form.flag('transfer_lookup_key') ?? false);
  const amount = (from: Form) => ({
    unit_amount: from.integer('unit_amount') ?? 0,
    tax_behavior: from.oneOf('tax_behavior', TAX_BEHAVIORS) ?? 'unspecified',
  });
  const price = state.add(
    'prices',
    newPrice({
      ...amount(form),
      id: state.newId('prices'),
      created: state.now(),
      currency: form.required('currency'),
      interval,
      lookup_key: lookupKey,
      metadata: form.map('metadata'),
      nickname: form.text('nickname') ?? null,
      product,
    }),
  );
  const options = form
    .entries('currency_options')
    .map(([currency, option]): [string, CurrencyAmount] => [currency, newCurrencyOption(amount(option))]);
  state.beside.currencyOptions.set(price.id, Object.fromEntries(options));
  return price;
}

/** Products and prices. */
export const catalogueEndpoints: Endpoints = {
  'GET /v1/products/:id': (state, _form, id) => state.get('products', id),
  'POST /v1/products': (state, form) => {
    const id = form.text('id') ?? state.newId('products');
    if (state.find('products', id))
      throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
    const fields = { id, created: state.now(), metadata: form.map('metadata'), name: form.required('name') };
    return state.add('products', newProduct(fields));
  },
  'POST /v1/products/:id': (state, form, id) => {
    const product = state.get('products', id);
    return change(product, { name: form.text('name') ?? product.name, updated: state.now() });
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
    return change(price, { active: form.flag('active') ?? price.active });
  },
};
