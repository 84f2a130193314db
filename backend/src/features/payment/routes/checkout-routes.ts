import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startCheckout } from '../stripe/start-checkout';
import { accountBuyer } from '../domain/quote';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { requireOpenAccount, requireAdultPlayer, requireStaying } from '../../account';
import { acceptConsents } from './accept-consents';
import { acceptQuote } from './accept-quote';
import { checkoutAnswer } from './checkout-answer';
import { checkoutReturn } from './checkout-return';
import { withPayments, type PaymentServices } from './payment-deps';
import { type CheckoutBody, checkoutSchema } from './schema';

const BODY_LIMIT = 2048;

/** `POST /payment/checkout-sessions`. */
export function checkoutRoutes(app: FastifyInstance, services: PaymentServices) {
  async function start(request: FastifyRequest, body: CheckoutBody, key: string) {
    const deps = withPayments(services);
    const account = await requireOpenAccount(services, request);
    requireAdultPlayer(account);
    requireStaying(account);
    const { uid, email, country } = account;
    const consents = acceptConsents(body.consents);
    const quote = acceptQuote(services, body.quote, { buyer: accountBuyer(uid), country });
    const { plan, interval, price } = quote;
    const outcome = await startCheckout(deps, {
      ...{ plan, interval, price, uid, email, key, quote, consents },
      ...checkoutReturn(services.config.publicOrigin, { plan, interval }, 'self'),
      request: null,
    });
    return checkoutAnswer(outcome);
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/payment/checkout-sessions',
      { schema: checkoutSchema, bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('checkout', 20) },
      (request) => within(ROUTE_TIMEOUT_MS, start(request, request.body, request.headers['idempotency-key'])),
    );
}
