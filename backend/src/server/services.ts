import type { Outbox } from '../mail/outbox';
import type { AppDeps } from './app-deps';

/** What routes work with. */
export interface Services extends AppDeps {
  outbox: Outbox;
}

/** Longest wait of a route for everything it asks of other services, in milliseconds. */
export const ROUTE_TIMEOUT_MS = 8000;
