import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { identify } from '../../../lib/guards/identify';
import { problems } from '../../../lib/http/problem-schema';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readAccount } from '../store/account-view';
import { followSessions } from '../store/end-sessions';

const schema = {
  operationId: 'getAccount',
  tags: ['account'],
  summary: 'The own account: how far it is, and what it waits for',
  security: [{ idToken: [] }],
  response: { 200: Type.Ref('Account'), ...problems(401, 429, 503) },
};

/** `GET /account`. */
export function ownAccountRoute(app: FastifyInstance, { auth, firestore, limits }: Services) {
  async function read(request: FastifyRequest) {
    const { record } = await identify(auth, request);
    await followSessions({ firestore }, record);
    return readAccount(firestore, record);
  }

  app.get('/account', { schema, onRequest: limits.perClient('account', 120) }, (request) =>
    within(ROUTE_TIMEOUT_MS, read(request)),
  );
}
