import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { StripeRefusal } from '../../../lib/stripe/stripe-refusal';

/** Sees to it that nobody can pay a session. @returns whether somebody had paid it before */
export async function endSession(payments: StripeGateway, id: string): Promise<boolean> {
  try {
    await payments.call((stripe) => stripe.checkout.sessions.expire(id));
    return false;
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const { status } = await payments.call((stripe) => stripe.checkout.sessions.retrieve(id));
    if (status === 'open') throw error;
    return status === 'complete';
  }
}
