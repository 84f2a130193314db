import type { FastifyInstance } from 'fastify';
import { checkoutRoutes } from './checkout-routes';
import { invoiceRoutes } from './invoice-routes';
import { parentRoutes } from './parent-routes';
import type { PaymentServices } from './payment-deps';
import { quoteRoutes } from './quote-routes';
import { subscriptionAnswer } from './schema';
import { subscriptionRoutes } from './subscription-routes';
import { usageRoute } from './usage-route';
import { webhookRoute } from './webhook-route';

/** Everything under `/payment` beside the prices. */
export async function paymentRoutes(app: FastifyInstance, services: PaymentServices): Promise<void> {
  app.addSchema(subscriptionAnswer);
  quoteRoutes(app, services);
  checkoutRoutes(app, services);
  subscriptionRoutes(app, services);
  usageRoute(app, services);
  invoiceRoutes(app, services);
  parentRoutes(app, services);
  await webhookRoute(app, services);
}
