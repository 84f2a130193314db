import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services/services';
import { cardRoute } from './card-route';
import { linkRoutes } from './link-routes';
import { pdfRoute } from './pdf-route';
import { sharedCvRoutes } from './shared-cv-routes';

/** Everything about sharing a CV: what its owner does, and what visitors ask for. */
export function sharingRoutes(app: FastifyInstance, services: Services) {
  linkRoutes(app, services);
  sharedCvRoutes(app, services);
  cardRoute(app, services);
  pdfRoute(app, services);
}
