import { paths } from '@skora/shared/contract';
import type { Order } from './order';

export function orderHref({ plan, interval }: Order): string {
  return `${paths.paymentPortal()}?plan=${plan}&interval=${interval}`;
}

/** Where an order changes a plan that is already paid for. */
export function changeOrderHref({ plan, interval }: Order): string {
  return `${paths.manageSubscription()}?plan=${plan}&interval=${interval}`;
}
