import type Stripe from 'stripe';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { endRefundedPlan } from '../refunds/end-refunded-plan';
import { toId } from '../stripe/stripe-id';

/** Whose billing an event is about; `null` for events that change nothing for us. */
export async function findCustomer(payments: StripeGateway, event: Stripe.Event): Promise<string | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return toId(event.data.object.customer);
    case 'customer.deleted':
      return event.data.object.id;
    case 'charge.refunded':
      return endRefundedPlan(payments, event.data.object.id);
    case 'charge.dispute.closed': {
      const charge = toId(event.data.object.charge);
      return charge === null ? null : endRefundedPlan(payments, charge);
    }
    default:
      return null;
  }
}
