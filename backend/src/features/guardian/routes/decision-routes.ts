import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { decide } from '../store/decide-request';
import type { Outcome } from '../store/decision';
import { findByToken, lookAtGuardianLink } from '../store/guardian-link';
import { revoke, setContact } from '../store/revoke-consent';
import { answerTo, linkProblem, readAnswer, showGuardianRequest } from './answer';
import { contactSchema, decideSchema, lookSchema, revokeSchema } from './schema';

/** A page asks twice: the site for readers without JavaScript, and the browser. */
const PER_MINUTE = 60;
const BODY_LIMIT = 4096;

/** `GET` and `POST /guardian/requests/{token}`, `POST …/contact` and `…/revoke`. Only the POSTs decide: scanners follow links. */
export function guardianDecisionRoutes(app: FastifyInstance, services: Services) {
  const { firestore, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const onRequest = services.limits.perClient('guardian-decisions', PER_MINUTE);
  const path = '/guardian/requests/:token';
  const find = (token: string) => findByToken(firestore, token);

  async function look(token: string) {
    const link = await lookAtGuardianLink(firestore, token, now());
    if (link.kind !== 'open') throw linkProblem(link.kind);
    return showGuardianRequest(services, link.right, link.consent, link.decidesAlone);
  }

  const answered = async (request: FastifyRequest, work: Promise<Outcome>) =>
    answerTo(services, await within(ROUTE_TIMEOUT_MS, work), request.log);

  routes.get(path, { schema: lookSchema, onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, look(request.params.token)),
  );
  routes.post(path, { schema: decideSchema, bodyLimit: BODY_LIMIT, onRequest }, async (request) =>
    answered(request, decide(services, find(request.params.token), readAnswer(request.body))),
  );
  routes.post(`${path}/contact`, { schema: contactSchema, bodyLimit: BODY_LIMIT, onRequest }, (request) =>
    answered(request, setContact(services, find(request.params.token), request.body.open)),
  );
  routes.post(
    `${path}/revoke`,
    { schema: revokeSchema, bodyLimit: BODY_LIMIT, onRequest },
    async (request) => {
      refuseBody(request);
      return answered(request, revoke(services, find(request.params.token)));
    },
  );
}
