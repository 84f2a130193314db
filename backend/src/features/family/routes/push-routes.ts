import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { readAnswer } from '../../guardian';
import { agreeToPush } from '../store/push-agreement';
import { requireChild } from './find-child';
import { familyPushSchema } from './schema';

const PER_MINUTE = 20;
const BODY_LIMIT = 4096;

/** `POST /family/{child}/push-agreement`. It is withdrawn as every other agreement. */
export function familyPushRoutes(app: FastifyInstance, services: Services) {
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('family-push', PER_MINUTE) };

  async function agree(
    request: FastifyRequest,
    uid: string,
    body: { name: string; relationship: string; textVersion: string },
  ) {
    const { guardian, child } = await requireChild(services, request, uid);
    const signed = readAnswer({ ...body, decision: 'approve' });
    const outcome = await agreeToPush(services, child, guardian.email, signed);
    switch (outcome.kind) {
      case 'agreed':
        return { status: 'ok' as const };
      case 'later':
        throw tooEarly(outcome.wait);
      case 'unknown':
        throw new Problem(404);
      case 'closed':
        throw new Problem(409, { detail: 'The account of the player is not open.' });
      case 'already':
        throw new Problem(409, { type: 'already-decided' });
      case 'other-text':
        throw new Problem(409, { detail: 'The text has changed: please read it again.' });
    }
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post('/family/:child/push-agreement', { schema: familyPushSchema, ...limits }, (request) =>
      within(ROUTE_TIMEOUT_MS, agree(request, request.params.child, request.body)),
    );
}
