import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { findCustomer } from '../sync/event-customer';
import { Problem } from '../../../lib/http/problem';
import { syncCustomer } from '../sync/billing-sync';
import { withPayments, type PaymentServices } from './payment-deps';

const BODY_LIMIT = 262_144;
/** Seconds a signature is good for. */
const TOLERANCE = 300;
const TAKEN = { received: true } as const;

function verified({ payments, now }: ReturnType<typeof withPayments>, request: FastifyRequest): Stripe.Event {
  const signature = request.headers['stripe-signature'];
  if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new Problem(400);
  try {
    return payments.sdk.webhooks.constructEvent(
      request.body,
      signature,
      payments.config.webhookSecret,
      TOLERANCE,
      undefined,
      now(),
    );
  } catch {
    throw new Problem(400, { detail: 'The signature is not valid.' });
  }
}

/**
 * `POST /payment/webhook`, for Stripe only. Nothing but the event's id and whose it is is taken from it: what counts
 * is what Stripe answers when asked.
 */
export async function webhookRoute(app: FastifyInstance, services: PaymentServices): Promise<void> {
  async function take(request: FastifyRequest) {
    const deps = withPayments(services);
    const event = verified(deps, request);
    const fields = { event: event.id, type: event.type };
    // A test event at the real service, or one of another account's: somebody has mixed up their settings.
    if (event.livemode !== deps.payments.live || event.account !== undefined) {
      request.log.error(fields, 'webhook of another mode or account');
      return TAKEN;
    }
    if (event.type === 'charge.dispute.created') {
      request.log.error({ ...fields, dispute: event.data.object.id }, 'payment disputed');
    }
    const customer = await findCustomer(deps.payments, event);
    if (customer === null) return TAKEN;
    const outcome = await syncCustomer({ ...deps, log: request.log }, customer, event);
    // A customer is deleted with its account, of which nothing is left then.
    const known = outcome !== 'stranger' || event.type === 'customer.deleted';
    if (!known) request.log.warn(fields, 'webhook about a customer that is not ours');
    return TAKEN;
  }

  await app.register(async (scope) => {
    // The signature covers the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/payment/webhook', { schema: { hide: true }, bodyLimit: BODY_LIMIT }, take);
  });
}
