import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireRecentSignIn } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { cancelDeletion, scheduleDeletion } from '../../deletion';
import { spendExport } from '../../export';
import { alignPayments } from '../../payment';
import { guardianExport } from '../domain/guardian-export';
import { requireDecider } from './find-child';
import { familyDeleteSchema, familyExportSchema, familyKeepSchema } from './schema';

const BODY_LIMIT = 1024;

/** Export and deletion of a player's account, by the guardian who agreed to it. */
export function familyDataRoutes(app: FastifyInstance, services: Services) {
  const { firestore, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('family-data', 20) };

  async function read(request: FastifyRequest, uid: string) {
    const { guardian, child } = await requireDecider(services, request, uid);
    const wait = await spendExport(firestore, { by: guardian.uid, of: uid }, now());
    if (wait > 0) throw tooEarly(wait);
    const subject = { uid, email: child.childEmail, emailVerified: false };
    const data = guardianExport(await services.personalData.exportData(services, subject));
    return { formatVersion: 1 as const, exportedAt: new Date(now()).toISOString(), data };
  }

  async function schedule(request: FastifyRequest, uid: string) {
    refuseBody(request);
    const { guardian, child } = await requireDecider(services, request, uid);
    requireRecentSignIn(guardian, now());
    const owner = { uid, email: child.childEmail };
    const planned = await scheduleDeletion(services, owner, 'guardian');
    if (planned.kind === 'later') throw tooEarly(planned.wait);
    await alignPayments(services, uid, request.log);
    return { dueAt: new Date(planned.dueAt).toISOString() };
  }

  async function cancel(request: FastifyRequest, uid: string) {
    refuseBody(request);
    const { child } = await requireDecider(services, request, uid);
    const outcome = await cancelDeletion(services, { uid, email: child.childEmail }, 'guardian');
    if (outcome !== 'kept')
      throw new Problem(409, { detail: 'The deletion has begun, or the player asked for it.' });
    await alignPayments(services, uid, request.log);
    return { status: 'ok' as const };
  }

  routes.get('/family/:child/export', { schema: familyExportSchema, ...limits }, async (request, reply) => {
    const document = await within(ROUTE_TIMEOUT_MS, read(request, request.params.child));
    reply.header('content-disposition', 'attachment; filename="skora-data.json"');
    return document;
  });
  routes.post('/family/:child/deletion', { schema: familyDeleteSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, schedule(request, request.params.child)),
  );
  routes.delete('/family/:child/deletion', { schema: familyKeepSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, cancel(request, request.params.child)),
  );
}
