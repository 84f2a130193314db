import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { endShareLink } from '../../share-links';
import { requireChild } from './find-child';
import { familyEndLinkSchema } from './schema';

const PER_MINUTE = 20;

/** `DELETE /family/{child}/share-links/{link}`. A link rests on an agreement: who gave it may end one alone. */
export function familyShareLinkRoutes(app: FastifyInstance, services: Services) {
  const { firestore, now } = services;

  async function end(request: FastifyRequest, uid: string, link: string) {
    refuseBody(request);
    const { child } = await requireChild(services, request, uid);
    const mayEnd = child.bond === 'decides' || child.bond === 'agreed';
    if (!mayEnd || !(await endShareLink(firestore, uid, link, now(), 'guardian'))) throw new Problem(404);
    return { status: 'ok' as const };
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .delete(
      '/family/:child/share-links/:link',
      { schema: familyEndLinkSchema, onRequest: services.limits.perClient('family-share-links', PER_MINUTE) },
      (request) => within(ROUTE_TIMEOUT_MS, end(request, request.params.child, request.params.link)),
    );
}
