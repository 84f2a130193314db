import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services/services';
import { linkRoutes } from './link-routes';
import { ownRoutes } from './own-routes';
import { writeRoute } from './write-route';

/** Everything about asking for contact with a player: writing, proving the address, answering. */
export function contactRequestRoutes(app: FastifyInstance, services: Services) {
  writeRoute(app, services);
  linkRoutes(app, services);
  ownRoutes(app, services);
}
