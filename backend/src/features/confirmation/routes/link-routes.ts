import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { plainText } from '../../../lib/text/plain-text';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { lookAtConfirmationLink, type ClosedLink } from '../store/confirmation-link';
import { decideConfirmation } from '../store/decide-confirmation';
import { approveConfirmation, refuseConfirmation } from '../store/end-confirmation';
import { approveSchema, decideSchema, lookSchema, refuseSchema } from './schema';

/** Why a link of a coach or a guardian cannot be used. */
function linkProblem(kind: ClosedLink): Problem {
  switch (kind) {
    case 'unknown':
      return new Problem(404);
    case 'withdrawn':
      return new Problem(410, {
        type: 'request-withdrawn',
        detail: 'The player has taken the request back.',
      });
    case 'used':
      return new Problem(410, { type: 'link-used', detail: 'This request has been answered.' });
    case 'expired':
      return new Problem(410, { type: 'link-expired', detail: 'This link is older than 14 days.' });
  }
}

/** A page asks twice: the site for readers without JavaScript, and the browser. */
const PER_MINUTE = 60;
const BODY_LIMIT = 8192;

/** `GET /confirmations/{token}`, `POST …/decision`, `…/refusal`, `…/approval`. Only the POSTs decide: scanners follow links. */
export function confirmationLinkRoutes(app: FastifyInstance, services: Services) {
  const { firestore, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = {
    bodyLimit: BODY_LIMIT,
    onRequest: services.limits.perClient('confirmation-links', PER_MINUTE),
  };
  const path = '/confirmations/:token';

  async function look(token: string) {
    const link = await lookAtConfirmationLink(firestore, token, now());
    if (link.kind !== 'open') throw linkProblem(link.kind);
    const { playerName, coach, items, requestedAt, expiresAt } = link.request;
    return {
      purpose: link.token.purpose,
      playerName,
      coach,
      numbers: items.map(({ label, detail, value, unit }, at) => ({
        label,
        detail,
        value,
        unit,
        changed: link.unchanged[at] !== true,
      })),
      requestedAt: requestedAt.toDate().toISOString(),
      expiresAt: expiresAt.toDate().toISOString(),
    };
  }

  async function answered(outcome: Promise<ClosedLink | 'decided' | 'other-numbers'>) {
    const kind = await within(ROUTE_TIMEOUT_MS, outcome);
    if (kind === 'decided') return { status: 'ok' as const };
    if (kind !== 'other-numbers') throw linkProblem(kind);
    throw new Problem(409, {
      type: 'numbers-changed',
      detail: 'The numbers are not the ones that were answered: please read them again.',
    });
  }

  routes.get(path, { schema: lookSchema, onRequest: limits.onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, look(request.params.token)),
  );
  routes.post(`${path}/decision`, { schema: decideSchema, ...limits }, (request) => {
    const { confirmed, declined, note } = request.body;
    const answer = { confirmed, declined, note: plainText(note) };
    return answered(decideConfirmation(services, request.params.token, answer));
  });
  routes.post(`${path}/refusal`, { schema: refuseSchema, ...limits }, (request) =>
    answered(refuseConfirmation(firestore, request.params.token, request.body.stop, now())),
  );
  routes.post(`${path}/approval`, { schema: approveSchema, ...limits }, (request) =>
    answered(approveConfirmation(services, request.params.token, request.body.approved)),
  );
}
