import { invalid } from '../protocol/fault';
import type { Price } from '../model/records';
import type { StripeState } from '../model/state';

/** What a price costs in a currency, in its minor unit. @throws StripeFault 400 when it has no such option */
export function amountIn(state: StripeState, price: Price, currency: string): number {
  if (price.currency === currency) return price.unit_amount;
  const option = state.beside.currencyOptions.get(price.id)?.[currency];
  if (option === undefined) throw invalid(`The price ${price.id} has no amount in ${currency}.`, 'currency');
  return option.unit_amount;
}
