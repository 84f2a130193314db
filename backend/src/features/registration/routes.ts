import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireEmail, identify } from '../../lib/guards/identify';
import { Problem } from '../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { tooEarly } from '../../lib/http/too-early';
import { within } from '../../lib/http/within';
import { markGuardian, markPending, parseGuardianEmail } from '../guardian';
import { readAccount } from '../account';
import { register, type RegistrationOutcome } from './registration-store';
import { registrationFaults, type RegistrationBody } from './check-registration';
import { registrationSchema } from './schema';

const BODY_LIMIT = 4096;
const PER_MINUTE = 20;

/** The refusal an outcome means, if any. */
function refusal(outcome: RegistrationOutcome): Problem | null {
  switch (outcome.kind) {
    case 'guardian-required':
      return new Problem(422, {
        type: 'guardian-required',
        detail: 'A parent or guardian has to agree to this account.',
        errors: [{ at: 'body/guardianEmail', message: 'is needed' }],
      });
    case 'adults-only':
      return new Problem(422, {
        errors: [{ at: 'body/role', message: 'a parent or guardian account is for adults' }],
      });
    case 'later':
      return tooEarly(outcome.wait);
    default:
      return null;
  }
}

/** `POST /account/registration`, called right after the identity was made and again until it succeeds. */
export function registrationRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, now } = services;

  async function complete(request: FastifyRequest, body: RegistrationBody) {
    const identity = await identify(auth, request);
    const email = requireEmail(identity);
    const errors = registrationFaults(body, email, now());
    if (errors.length > 0) throw new Problem(422, { errors });
    const { uid, record } = identity;
    const { displayName, dateOfBirth, country, role, newsletter, guardianEmail } = body;
    const outcome = await register(services, {
      uid,
      email,
      emailVerified: record.emailVerified,
      tokensValidAfterTime: record.tokensValidAfterTime,
      displayName,
      dateOfBirth,
      country,
      role,
      newsletter,
      address: request.ip,
      guardianEmail: guardianEmail === undefined ? null : parseGuardianEmail(guardianEmail, email),
    });
    const problem = refusal(outcome);
    if (problem !== null) throw problem;
    const account = await readAccount(firestore, record);
    if (account.status === 'pending-guardian') await markPending(auth, uid, true);
    if (account.role === 'guardian') await markGuardian(auth, uid);
    return account;
  }

  app.withTypeProvider<TypeBoxTypeProvider>().post(
    '/account/registration',
    {
      schema: registrationSchema,
      bodyLimit: BODY_LIMIT,
      onRequest: services.limits.perClient('registration', PER_MINUTE),
    },
    (request) => within(ROUTE_TIMEOUT_MS, complete(request, request.body)),
  );
}
