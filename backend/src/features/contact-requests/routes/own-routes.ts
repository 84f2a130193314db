import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { plainText } from '../../../lib/text/plain-text';
import { answerOwn, type ReceiverAnswer } from '../store/answer-contact-request';
import { readOwnContact, setOwnContact } from '../store/own-contact-requests';
import { readInbox } from './read-inbox';
import { answerOwnSchema, readOwnSchema, setOwnSchema } from './schema';
import { showOwnRequest } from './show-request';

const READS_PER_MINUTE = 120;
const CHANGES_PER_MINUTE = 20;
const BODY_LIMIT = 4096;

/** `GET /cv/contact-requests`, `POST …/{id}/answer`, `POST /cv/contact`: for the adult a request is for. */
export function ownRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, now } = services;
  const deps = { ...services, inbox: readInbox(services.config) };
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const changes = {
    bodyLimit: BODY_LIMIT,
    onRequest: services.limits.perClient('own-contact-request-changes', CHANGES_PER_MINUTE),
  };

  async function view(uid: string) {
    const { open, requests } = await readOwnContact(firestore, uid, now());
    return { open, requests: requests.map(showOwnRequest) };
  }

  async function answer(request: FastifyRequest, id: string, given: ReceiverAnswer) {
    const { uid } = await authenticate(auth, request);
    const outcome = await answerOwn(deps, uid, id, given);
    if (outcome === 'used') throw new Problem(410, { type: 'link-used' });
    if (outcome !== 'answered') throw new Problem(404);
    return view(uid);
  }

  async function set(request: FastifyRequest, open: boolean) {
    const { uid } = await authenticate(auth, request);
    if (!(await setOwnContact(firestore, uid, open, now()))) {
      throw new Problem(403, { detail: 'Under 18 the guardian decides.' });
    }
    return view(uid);
  }

  routes.get(
    '/cv/contact-requests',
    { schema: readOwnSchema, onRequest: services.limits.perClient('own-contact-requests', READS_PER_MINUTE) },
    async (request, reply) => {
      const read = async () => view((await authenticate(auth, request)).uid);
      void reply.header('cache-control', 'no-store');
      return within(ROUTE_TIMEOUT_MS, read());
    },
  );
  routes.post('/cv/contact-requests/:id/answer', { schema: answerOwnSchema, ...changes }, (request) => {
    const { answer: chosen, report = '' } = request.body;
    const given = { answer: chosen, report: plainText(report) };
    return within(ROUTE_TIMEOUT_MS, answer(request, request.params.id, given));
  });
  routes.post('/cv/contact', { schema: setOwnSchema, ...changes }, (request) =>
    within(ROUTE_TIMEOUT_MS, set(request, request.body.open)),
  );
}
