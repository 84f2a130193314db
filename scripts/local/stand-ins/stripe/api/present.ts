import type { StripeState } from '../model/state';
import type { Form } from '../protocol/form';

function expandInto(state: StripeState, value: unknown, [key, ...rest]: string[]): void {
  if (key === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) expandInto(state, entry, [key, ...rest]);
    return;
  }
  const holder = value as Record<string, unknown>;
  if (key === 'currency_options' && typeof holder.id === 'string') {
    holder.currency_options = structuredClone(state.beside.currencyOptions.get(holder.id) ?? {});
  }
  if (key === 'payments' && holder.object === 'invoice') {
    const data = state.all('invoicePayments').filter(({ invoice }) => invoice === holder.id);
    const url = `/v1/invoice_payments?invoice=${String(holder.id)}`;
    holder.payments = { object: 'list', data: structuredClone(data), has_more: false, url };
  }
  const child = holder[key];
  const found = typeof child === 'string' ? state.lookUp(child) : undefined;
  if (found !== undefined) holder[key] = structuredClone(found);
  expandInto(state, holder[key], rest);
}

/** A copy for the answer, with the ids named by `expand[]` replaced by their objects. */
export function present(state: StripeState, value: object, form: Form): object {
  const copy = structuredClone(value);
  for (const path of form.texts('expand')) expandInto(state, copy, path.split('.'));
  return copy;
}

/** One page of a list. */
export function listItems(url: string, records: { id: string }[], form: Form): object {
  const after = form.text('starting_after');
  const from = after === undefined ? 0 : records.findIndex(({ id }) => id === after) + 1;
  const limit = form.integer('limit') ?? 10;
  const data = records.slice(from, from + limit);
  return { object: 'list', url, data, has_more: from + limit < records.length };
}
