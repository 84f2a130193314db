import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireEmail, identify } from '../../../lib/guards/identify';
import { Problem } from '../../../lib/http/problem';
import { answerOnce } from '../../../lib/idempotency/answer-once';
import type { Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { readAccount } from '../../account';
import { askGuardian } from '../store/ask-guardian';
import { parseGuardianEmail } from '../domain/parse-guardian-email';
import { guardianFault } from './guardian-fault';
import { askSchema } from './schema';

const BODY_LIMIT = 4096;

/** `POST /account/guardian-request`. */
export function askGuardianRoute(app: FastifyInstance, services: Services) {
  const { auth, firestore } = services;

  async function ask(request: FastifyRequest, written: string | undefined) {
    const identity = await identify(auth, request);
    const ownEmail = requireEmail(identity);
    const guardianEmail = written === undefined ? null : parseGuardianEmail(written, ownEmail);
    if (written !== undefined && guardianEmail === null) throw guardianFault('own-address');
    const outcome = await askGuardian(services, { uid: identity.uid, ownEmail }, guardianEmail);
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    if (outcome.kind === 'not-waiting') {
      throw new Problem(409, {
        type: 'already-decided',
        detail: 'This account does not wait for a guardian.',
      });
    }
    if (outcome.kind !== 'asked') throw guardianFault(outcome.kind);
    return readAccount(firestore, identity.record);
  }

  app.withTypeProvider<TypeBoxTypeProvider>().post(
    '/account/guardian-request',
    {
      schema: askSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: services.limits.perClient('guardian-requests', 20),
    },
    (request) => answerOnce(services, request, () => ask(request, request.body.guardianEmail)),
  );
}
