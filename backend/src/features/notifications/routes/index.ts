import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services/services';
import { ownRoutes } from './own-routes';
import { weeklyEmailRoutes } from './weekly-email-routes';

/** Everything about notifications. */
export async function notificationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  ownRoutes(app, services);
  await weeklyEmailRoutes(app, services);
}
