import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireEmail, identify } from '../../../lib/guards/identify';
import { limitClients } from '../../../lib/guards/limit-clients';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { tooEarly } from '../../../lib/http/too-early';
import { within } from '../../../lib/http/within';
import { readAccount } from '../../account';
import { askGuardian } from '../store/ask-guardian';
import { parseGuardianEmail } from '../domain/parse-guardian-email';
import { askSchema } from './schema';

const BODY_LIMIT = 4096;

/** `POST /account/guardian-request`. */
export function askGuardianRoute(app: FastifyInstance, services: Services) {
  const { auth, firestore, now } = services;

  async function ask(request: FastifyRequest, written: string | undefined) {
    const identity = await identify(auth, request);
    const guardianEmail = written === undefined ? null : parseGuardianEmail(written, requireEmail(identity));
    if (written !== undefined && guardianEmail === null) {
      const message = 'must be an e-mail address other than the account’s own';
      throw new Problem(422, { errors: [{ at: 'body/guardianEmail', message }] });
    }
    const outcome = await askGuardian(services, identity.uid, guardianEmail);
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    if (outcome.kind === 'not-waiting') {
      throw new Problem(409, {
        type: 'already-decided',
        detail: 'This account does not wait for a guardian.',
      });
    }
    return readAccount(firestore, identity.record);
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      '/account/guardian-request',
      { schema: askSchema, bodyLimit: BODY_LIMIT, onRequest: limitClients(20, now) },
      (request) => within(ROUTE_TIMEOUT_MS, ask(request, request.body.guardianEmail)),
    );
}
