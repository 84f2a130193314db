import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services/services';
import { ownRoutes } from './own-routes';
import { pushRoutes } from './push-routes';

/** What a player was told, and wants to be told, on which devices. */
export function notificationRoutes(app: FastifyInstance, services: Services) {
  ownRoutes(app, services);
  pushRoutes(app, services);
}
