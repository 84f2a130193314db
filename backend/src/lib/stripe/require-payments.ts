import { Problem } from '../http/problem';
import type { StripeGateway } from './stripe-gateway';

/** @throws Problem 503 where no payment service is set up */
export function requirePayments(payments: StripeGateway | null): StripeGateway {
  if (payments !== null) return payments;
  throw new Problem(503, { type: 'payments-unavailable', detail: 'Payments are not set up here.' });
}
