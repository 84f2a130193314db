import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireRecentSignIn } from '../../lib/guards/authenticate';
import { identify } from '../../lib/guards/identify';
import { Problem } from '../../lib/http/problem';
import { problems } from '../../lib/http/problem-schema';
import { refuseBody } from '../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { tooEarly } from '../../lib/http/too-early';
import { within } from '../../lib/http/within';
import { alignFiles } from '../account';
import { alignPayments } from '../payment';
import { cancelDeletion, scheduleDeletion } from './deletion-store';

const BODY_LIMIT = 1024;
const shared = { tags: ['account'], security: [{ idToken: [] }] };

const scheduleSchema = {
  ...shared,
  operationId: 'scheduleDeletion',
  summary: 'Delete the account, with everything in it, in 7 days',
  description:
    'Needs a sign-in of the last 5 minutes. Repeating it does not move the date. 429 after five in a day. Takes no body.',
  response: {
    200: Type.Object({ dueAt: Type.String({ format: 'date-time' }) }),
    ...problems(400, 401, 403, 429, 503),
  },
};

const cancelSchema = {
  ...shared,
  operationId: 'cancelDeletion',
  summary: 'Keep the account after all',
  description:
    'Fine too when nothing is scheduled; 409 once the deletion has begun, and of type guardian-decides when the guardian asked for it and the player is not 18.',
  response: { 200: Type.Object({ status: Type.Literal('ok') }), ...problems(400, 401, 403, 409, 429, 503) },
};

/** `POST` and `DELETE /account/deletion`. */
export function deletionRoutes(app: FastifyInstance, services: Services) {
  const { auth, now } = services;
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('deletion', 20) };

  async function schedule(request: FastifyRequest) {
    refuseBody(request);
    const identity = await identify(auth, request);
    requireRecentSignIn(identity, now());
    const email = identity.record.email ?? null;
    const planned = await scheduleDeletion(services, { uid: identity.uid, email });
    if (planned.kind === 'later') throw tooEarly(planned.wait);
    await alignPayments(services, identity.uid, request.log);
    return { dueAt: new Date(planned.dueAt).toISOString() };
  }

  async function cancel(request: FastifyRequest) {
    refuseBody(request);
    const { uid, record } = await identify(auth, request);
    const outcome = await cancelDeletion(services, { uid, email: record.email ?? null });
    if (outcome === 'not-theirs') {
      const detail = 'Your parent or guardian asked for it. Until you are 18, only they can cancel it.';
      throw new Problem(409, { type: 'guardian-decides', detail });
    }
    if (outcome === 'begun') throw new Problem(409, { detail: 'The deletion has begun.' });
    await alignFiles(services, uid);
    await alignPayments(services, uid, request.log);
    return { status: 'ok' as const };
  }

  app.post('/account/deletion', { schema: scheduleSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, schedule(request)),
  );
  app.delete('/account/deletion', { schema: cancelSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, cancel(request)),
  );
}
