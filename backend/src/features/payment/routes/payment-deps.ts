import { requirePayments } from '../../../lib/stripe/require-payments';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import type { Services } from '../../../lib/services/services';
import type { Locate } from '../../geo';

/** What the payment routes work with. */
export interface PaymentServices extends Services {
  locate: Locate;
}

/** What their work needs once payments are known to be set up. */
export interface PaymentDeps extends PaymentServices {
  payments: StripeGateway;
}

/** @throws Problem 503 where no payment service is set up */
export function withPayments(services: PaymentServices): PaymentDeps {
  return { ...services, payments: requirePayments(services.payments) };
}
