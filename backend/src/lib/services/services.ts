import type { Limits } from '../guards/limits';
import type { PersonalData } from '../data-owners/data-owner';
import type { StripeGateway } from '../stripe/stripe-gateway';
import type { Outbox } from '../mail/outbox';
import type { AppDeps } from './app-deps';

/** What routes work with. */
export interface Services extends AppDeps {
  outbox: Outbox;
  limits: Limits;
  personalData: PersonalData;
  /** `null`: no payment service is set up. */
  payments: StripeGateway | null;
}

/** Longest wait of a route for everything it asks of other services, in milliseconds. */
export const ROUTE_TIMEOUT_MS = 8000;
