import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { plainText } from '../../../lib/text/plain-text';
import { answerByLink } from '../store/answer-contact-request';
import { type ClosedLink, lookAtContactLink } from '../store/contact-link';
import { proveContactRequest } from '../store/prove-contact-request';
import { readInbox } from './read-inbox';
import { showRequest } from './show-request';
import { answerSchema, lookSchema, proveSchema } from './schema';

/** A page asks twice: the site for readers without JavaScript, and the browser. */
const PER_MINUTE = 60;
const BODY_LIMIT = 4096;

/** Why a link cannot be used. */
function linkProblem(kind: ClosedLink): Problem {
  switch (kind) {
    case 'unknown':
      return new Problem(404);
    case 'used':
      return new Problem(410, { type: 'link-used', detail: 'This link has been used.' });
    case 'expired':
      return new Problem(410, { type: 'link-expired', detail: 'The time for an answer is over.' });
    case 'over':
      return new Problem(410, { type: 'request-withdrawn', detail: 'This request has ended.' });
  }
}

/** `GET /contact-requests/{token}`, `POST …/proof`, `…/answer`. Only the POSTs act: scanners follow links. */
export function linkRoutes(app: FastifyInstance, services: Services) {
  const { firestore, now } = services;
  const deps = { ...services, inbox: readInbox(services.config) };
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = {
    bodyLimit: BODY_LIMIT,
    onRequest: services.limits.perClient('contact-request-links', PER_MINUTE),
  };
  const path = '/contact-requests/:token';

  async function look(token: string) {
    const link = await lookAtContactLink(firestore, token, now());
    if (link.kind !== 'open') throw linkProblem(link.kind);
    const { request, purpose, consent } = link;
    const { receiver } = request;
    const playerName = purpose === 'receiver' && consent ? consent.childName : request.playerName;
    return { ...showRequest(request), purpose, receiver, playerName };
  }

  async function prove(token: string, sends: boolean) {
    const outcome = await proveContactRequest(deps, token, sends);
    if (outcome === 'asked') {
      throw new Problem(409, { type: 'already-asked', detail: 'One request to a player a week.' });
    }
    if (outcome !== 'sent' && outcome !== 'discarded') throw linkProblem(outcome);
    return { status: 'ok' as const };
  }

  async function answer(token: string, given: Parameters<typeof answerByLink>[2]) {
    const outcome = await answerByLink(deps, token, given);
    if (outcome !== 'answered') throw linkProblem(outcome);
    return { status: 'ok' as const };
  }

  routes.get(path, { schema: lookSchema, onRequest: limits.onRequest }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return within(ROUTE_TIMEOUT_MS, look(request.params.token));
  });
  routes.post(`${path}/proof`, { schema: proveSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, prove(request.params.token, request.body.send)),
  );
  routes.post(`${path}/answer`, { schema: answerSchema, ...limits }, ({ params, body }) => {
    const given = { answer: body.answer, report: plainText(body.report ?? '') };
    return within(ROUTE_TIMEOUT_MS, answer(params.token, given));
  });
}
