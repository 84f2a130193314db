import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startCheckout } from '../stripe/start-checkout';
import type { Choice } from '../../pricing';
import { limitClients } from '../../../lib/guards/limit-clients';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { requireOpenAccount, requireAdultPlayer } from '../../account';
import { chargeCurrency } from './charge-country';
import { checkoutAnswer } from './checkout-answer';
import { checkoutReturn } from './checkout-return';
import { withPayments, type PaymentServices } from './payment-deps';
import { checkoutSchema } from './schema';

const BODY_LIMIT = 1024;

/** `POST /payment/checkout-sessions`. */
export function checkoutRoutes(app: FastifyInstance, services: PaymentServices) {
  async function start(request: FastifyRequest, choice: Choice, key: string) {
    const deps = withPayments(services);
    const account = await requireOpenAccount(services, request);
    requireAdultPlayer(account);
    const outcome = await startCheckout(deps, {
      ...choice,
      ...checkoutReturn(services.config.publicOrigin, choice, 'self'),
      uid: account.uid,
      email: account.email,
      request: null,
      key,
      currency: await chargeCurrency(services, request, account.country),
    });
    return checkoutAnswer(outcome);
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/payment/checkout-sessions',
      { schema: checkoutSchema, bodyLimit: BODY_LIMIT, onRequest: limitClients(20, services.now) },
      (request) => within(ROUTE_TIMEOUT_MS, start(request, request.body, request.headers['idempotency-key'])),
    );
}
