import { projectCv } from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readCvSource } from '../../sharing';
import { showChild, showOverview } from '../store/child-view';
import { findChildren } from '../store/find-children';
import { requireChild } from './find-child';
import { requireGuardian } from './require-guardian';
import { childCvSchema, childSchema, familySchema } from './schema';

const PER_MINUTE = 60;

/** `GET /family`, `/family/{child}` and `/family/{child}/cv`: a guardian reads, and nothing is kept of it. */
export function familyViewRoutes(app: FastifyInstance, services: Services) {
  const { now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const onRequest = services.limits.perClient('family', PER_MINUTE);
  const headers = { 'cache-control': 'no-store' };

  async function list(request: FastifyRequest) {
    const { email } = await requireGuardian(services, request);
    const children = await findChildren(services, email);
    return { children: await Promise.all(children.map((child) => showChild(services, email, child))) };
  }

  async function look(request: FastifyRequest, uid: string) {
    const { guardian, child } = await requireChild(services, request, uid);
    const [shown, overview] = await Promise.all([
      showChild(services, guardian.email, child),
      child.bond === null ? null : showOverview(services, child),
    ]);
    return { ...shown, overview };
  }

  async function readCv(request: FastifyRequest, uid: string, audience: 'link' | 'coach') {
    const { child } = await requireChild(services, request, uid);
    if (child.bond === null) throw new Problem(404);
    const source = await readCvSource(services, uid, child.account, now());
    return { cv: projectCv(source, audience, new Date(now())) };
  }

  routes.get('/family', { schema: familySchema, onRequest }, async (request, reply) => {
    void reply.headers(headers);
    return within(ROUTE_TIMEOUT_MS, list(request));
  });
  routes.get('/family/:child', { schema: childSchema, onRequest }, async (request, reply) => {
    void reply.headers(headers);
    return within(ROUTE_TIMEOUT_MS, look(request, request.params.child));
  });
  routes.get('/family/:child/cv', { schema: childCvSchema, onRequest }, async (request, reply) => {
    void reply.headers(headers);
    return within(ROUTE_TIMEOUT_MS, readCv(request, request.params.child, request.query.audience));
  });
}
