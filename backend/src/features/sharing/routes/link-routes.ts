import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDisplayName } from '../../../lib/text/display-name';
import { endShareLink, type LinkAudience } from '../../share-links';
import { authenticate } from '../../../lib/guards/authenticate';
import { requireEmail, identify } from '../../../lib/guards/identify';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { askPublishing } from '../store/ask-publishing';
import { keyedLock } from '../../../lib/firestore/keyed-lock';
import { makeShareLink } from '../store/make-share-link';
import { refreshEntry } from '../../player-map';
import { ownShareLink, readSharing } from '../store/sharing-view';
import { guardianFault, parseGuardianEmail } from '../../guardian';
import { askPublishingSchema, endLinkSchema, makeLinkSchema, readSharingSchema } from './schema';

const READS_PER_MINUTE = 120;
const CHANGES_PER_MINUTE = 20;
const BODY_LIMIT = 1024;

const notOpen = () => new Problem(403, { detail: 'The account is not open.' });

const REFUSALS = {
  'not-open': notOpen,
  'adults-only': () => new Problem(403, { detail: 'Under 18 nothing is public.' }),
  'guardian-needed': () =>
    new Problem(403, {
      type: 'guardian-approval-required',
      detail: 'Your parent or guardian has to agree first.',
    }),
  'agreement-waits': () =>
    new Problem(403, {
      type: 'agreement-waits',
      detail: 'The agreement counts 24 hours after it was given.',
    }),
  limit: () => new Problem(409, { type: 'plan-limit', detail: 'The plan has no room for another link.' }),
};

/** `GET`, `POST /cv/links`, `DELETE /cv/links/{id}`, `POST /cv/publishing-requests`. */
export function linkRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, config, now } = services;
  const secret = config.linkSecret;
  const withLock = keyedLock();
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const changes = { onRequest: services.limits.perClient('share-link-changes', CHANGES_PER_MINUTE) };
  const view = (uid: string) => readSharing(firestore, secret, uid, now());

  routes.get(
    '/cv/links',
    { schema: readSharingSchema, onRequest: services.limits.perClient('share-links', READS_PER_MINUTE) },
    async (request, reply) => {
      const read = async () => view((await authenticate(auth, request)).uid);
      void reply.header('cache-control', 'no-store');
      return within(ROUTE_TIMEOUT_MS, read());
    },
  );

  async function make(
    request: FastifyRequest,
    body: { label: string; audience: LinkAudience; days: number },
  ) {
    const { uid } = await authenticate(auth, request);
    if (!isDisplayName(body.label)) {
      const message = 'must be one line without spaces around it';
      throw new Problem(422, { errors: [{ at: 'body/label', message }] });
    }
    const outcome = await withLock(uid, () => makeShareLink(firestore, secret, { uid, ...body }, now()));
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    if (outcome.kind !== 'made') throw REFUSALS[outcome.kind]();
    return ownShareLink(outcome.link, secret, now());
  }

  routes.post(
    '/cv/links',
    { schema: makeLinkSchema, bodyLimit: BODY_LIMIT, ...changes },
    async (request, reply) => {
      const made = await answerOnce(services, request, () => make(request, request.body));
      return reply.code(201).send(made);
    },
  );

  async function end(request: FastifyRequest, id: string) {
    refuseBody(request);
    const { uid } = await authenticate(auth, request);
    if (!(await endShareLink(firestore, uid, id, now()))) throw new Problem(404);
    // A card on the player map may have opened this link.
    await refreshEntry(firestore, { uid, now: now(), secret });
    return view(uid);
  }

  routes.delete('/cv/links/:id', { schema: endLinkSchema, ...changes }, (request) =>
    within(ROUTE_TIMEOUT_MS, end(request, request.params.id)),
  );

  async function ask(request: FastifyRequest, written: string | undefined) {
    const identity = await identify(auth, request);
    const ownEmail = requireEmail(identity);
    const email = written === undefined ? null : parseGuardianEmail(written, ownEmail);
    if (written !== undefined && email === null) throw guardianFault('own-address');
    const outcome = await askPublishing(services, { uid: identity.uid, ownEmail }, email);
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    if (outcome.kind === 'not-open') throw notOpen();
    if (outcome.kind === 'not-needed') throw new Problem(409, { type: 'already-decided' });
    if (outcome.kind !== 'asked') throw guardianFault(outcome.kind);
    return view(identity.uid);
  }

  routes.post(
    '/cv/publishing-requests',
    { schema: askPublishingSchema, bodyLimit: BODY_LIMIT, ...changes },
    (request) => answerOnce(services, request, () => ask(request, request.body.guardianEmail)),
  );
}
