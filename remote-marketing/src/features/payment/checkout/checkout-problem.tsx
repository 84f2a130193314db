import { Refusal } from '@skora/shared/api';
import type { ShownQuote } from '../quote/use-shown-quote';
import { FailureNotice } from './failure-notice';
import { PriceChanged } from './price-changed';

interface CheckoutProblemProps {
  /** Why the payment page did not open; `null`: nothing went wrong. */
  error: unknown;
  shown: ShownQuote;
}

/** Why the payment page did not open: another price, or something that failed. */
export function CheckoutProblem({ error, shown: { quote, before } }: CheckoutProblemProps) {
  if (error === null) return null;
  const isPrice = error instanceof Refusal && error.type === 'price-changed';
  return isPrice && quote !== null && before !== null ? (
    <PriceChanged before={before} now={quote} />
  ) : (
    <FailureNotice error={error} />
  );
}
