import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problems } from '../../../lib/http/problem-schema';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readPlanUsage } from '../store/plan-usage';
import { requireOpenAccount } from '../../account';
import type { PaymentServices } from './payment-deps';
import { signedIn } from './schema';

const used = Type.Object({ used: Type.Integer(), limit: Type.Integer() });

const usageSchema = {
  ...signedIn,
  operationId: 'getPlanUsage',
  summary: 'How much there is of what the plan bounds',
  description: 'used can be above limit after a change to a smaller plan: nothing is removed then.',
  response: { 200: Type.Object({ clips: used, shareLinks: used }), ...problems(401, 403, 409, 429, 503) },
};

/** `GET /payment/usage`. */
export function usageRoute(app: FastifyInstance, services: PaymentServices) {
  const { firestore, now } = services;
  app.get(
    '/payment/usage',
    { schema: usageSchema, onRequest: services.limits.perClient('plan-usage', 30) },
    (request) =>
      within(
        ROUTE_TIMEOUT_MS,
        requireOpenAccount(services, request).then(({ uid }) => readPlanUsage(firestore, uid, now())),
      ),
  );
}
