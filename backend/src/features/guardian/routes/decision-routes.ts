import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { isDisplayName } from '../../../lib/text/display-name';
import { limitClients } from '../../../lib/guards/limit-clients';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { CONSENT_TEXTS, CURRENT_CONTACT_CONSENT } from '../../account';
import { markPending } from '../store/guardian-claim';
import {
  decide,
  type GuardianAnswer,
  lookAtGuardianLink,
  revoke,
  setContact,
} from '../store/guardian-decision-store';
import type { GuardianLink } from '../store/guardian-link';
import { contactSchema, decideSchema, lookSchema, revokeSchema } from './schema';

/** Why a guardian's link cannot be used. */
function linkProblem(kind: Exclude<GuardianLink['kind'], 'open'>): Problem {
  switch (kind) {
    case 'unknown':
      return new Problem(404);
    case 'replaced':
      return new Problem(410, { type: 'link-replaced', detail: 'The player has asked again since.' });
    case 'used':
      return new Problem(410, { type: 'link-used', detail: 'This link has been used.' });
    case 'grown':
      return new Problem(410, { type: 'player-grown', detail: 'The player is 18 and decides alone.' });
    case 'expired':
      return new Problem(410, { type: 'link-expired', detail: 'This link is older than 7 days.' });
  }
}

const PER_MINUTE = 30;
const BODY_LIMIT = 4096;

type Outcome = Awaited<ReturnType<typeof decide>>;
type GuardianBody = Omit<GuardianAnswer, 'contact'> & { contact?: boolean };

/** `GET` and `POST /guardian/requests/{token}`, `POST …/contact` and `…/revoke`. Only the POSTs decide: scanners follow links. */
export function guardianDecisionRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const onRequest = limitClients(PER_MINUTE, now);
  const path = '/guardian/requests/:token';

  async function findAddress(uid: string): Promise<string | null> {
    const { users } = await auth.getUsers([{ uid }]);
    return users[0]?.email ?? null;
  }
  const deps = { ...services, findAddress };

  async function answerTo(outcome: Outcome) {
    if (typeof outcome === 'object') {
      if (outcome.subject === 'account') await markPending(auth, outcome.uid, !outcome.open);
      return { status: 'ok' as const };
    }
    if (outcome === 'other-text')
      throw new Problem(409, { detail: 'The text has changed: please read it again.' });
    throw linkProblem(outcome);
  }

  async function look(token: string) {
    const link = await lookAtGuardianLink(firestore, token, now());
    if (link.kind !== 'open') throw linkProblem(link.kind);
    const { childName, textVersion, requestedAt, contact = false } = link.consent;
    const { subject = 'account' } = link.token;
    return {
      subject,
      purpose: link.token.purpose,
      childName,
      consent: { version: textVersion, text: CONSENT_TEXTS[textVersion] },
      contact:
        subject === 'publishing' ? { text: CONSENT_TEXTS[CURRENT_CONTACT_CONSENT], open: contact } : null,
      requestedAt: requestedAt.toDate().toISOString(),
      expiresAt: link.token.expiresAt?.toDate().toISOString() ?? null,
    };
  }

  async function answer(token: string, { contact = false, ...body }: GuardianBody) {
    if (!isDisplayName(body.name)) {
      const message = 'must be one line without spaces around it';
      throw new Problem(422, { errors: [{ at: 'body/name', message }] });
    }
    return answerTo(await decide(deps, token, { ...body, contact }));
  }

  routes.get(path, { schema: lookSchema, onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, look(request.params.token)),
  );
  routes.post(path, { schema: decideSchema, bodyLimit: BODY_LIMIT, onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, answer(request.params.token, request.body)),
  );
  routes.post(`${path}/contact`, { schema: contactSchema, bodyLimit: BODY_LIMIT, onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, setContact(deps, request.params.token, request.body.open).then(answerTo)),
  );
  routes.post(
    `${path}/revoke`,
    { schema: revokeSchema, bodyLimit: BODY_LIMIT, onRequest },
    async (request) => {
      refuseBody(request);
      return answerTo(await within(ROUTE_TIMEOUT_MS, revoke(deps, request.params.token)));
    },
  );
}
