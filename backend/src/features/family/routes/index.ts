import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services/services';
import { familyAnswerRoutes } from './answer-routes';
import { familyChildLinkRoutes } from './child-link-routes';
import { familyDataRoutes } from './data-routes';
import { familyLinkRoutes } from './link-routes';
import { familyPushRoutes } from './push-routes';
import { familyShareLinkRoutes } from './share-link-routes';
import { familyViewRoutes } from './view-routes';

/** The home of parents and guardians: what they see, answer, take back, and get a copy of. */
export function familyRoutes(app: FastifyInstance, services: Services) {
  familyViewRoutes(app, services);
  familyAnswerRoutes(app, services);
  familyPushRoutes(app, services);
  familyShareLinkRoutes(app, services);
  familyDataRoutes(app, services);
  familyLinkRoutes(app, services);
  familyChildLinkRoutes(app, services);
}
