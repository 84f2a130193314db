import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { planNameWith } from '@skora/domain';
import { ENTITLEMENTS } from '@skora/shared/contract';
import { authenticate } from '../../lib/guards/authenticate';
import { identify } from '../../lib/guards/identify';
import { Problem } from '../../lib/http/problem';
import { tooEarly } from '../../lib/http/too-early';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { within } from '../../lib/http/within';
import { keyedLock } from '../../lib/firestore/keyed-lock';
import { guardianFault, parseGuardianEmail } from '../guardian';
import { withdrawFromShowcase } from '../showcase-places';
import { registerForShowcase, type RegistrationRefusal } from './register-for-showcase';
import { registerSchema, withdrawSchema } from './schema';

const PER_MINUTE = 30;
const SHOWCASE_PLAN = planNameWith(ENTITLEMENTS, ({ showcases }) => showcases);
const BODY_LIMIT = 1024;

function refusal(why: RegistrationRefusal): Problem {
  switch (why) {
    case 'unknown':
      return new Problem(404);
    case 'closed':
      return new Problem(409, { detail: 'Registration is closed.' });
    case 'not-entitled':
      return new Problem(403, { detail: `Showcases are part of the ${SHOWCASE_PLAN}.` });
    case 'age':
      return new Problem(422, { detail: 'The event is for other ages.' });
    default:
      return guardianFault(why);
  }
}

/** `POST` and `DELETE /showcases/{id}/registration`. */
export function showcaseRoutes(app: FastifyInstance, services: Services) {
  const { auth } = services;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const withLock = keyedLock();
  const limited = { onRequest: services.limits.perClient('showcases', PER_MINUTE) };

  async function register(request: FastifyRequest, id: string, written: string | undefined) {
    const { uid, record } = await identify(auth, request);
    const ownEmail = record.email ?? null;
    const guardianEmail = written === undefined ? null : parseGuardianEmail(written, ownEmail ?? '');
    if (written !== undefined && guardianEmail === null) throw guardianFault('own-address');
    const outcome = await withLock(id, () =>
      registerForShowcase(services, { id, uid, ownEmail, guardianEmail }),
    );
    if (outcome.kind === 'later') throw tooEarly(outcome.wait);
    if (outcome.kind === 'refused') throw refusal(outcome.why);
    return { place: outcome.place };
  }

  typed.post(
    '/showcases/:id/registration',
    { schema: registerSchema, bodyLimit: BODY_LIMIT, ...limited },
    (request) => within(ROUTE_TIMEOUT_MS, register(request, request.params.id, request.body.guardianEmail)),
  );

  async function withdraw(request: FastifyRequest, id: string) {
    const { uid } = await authenticate(auth, request);
    await withLock(id, () => withdrawFromShowcase(services, id, uid));
    return { place: 'none' } as const;
  }

  typed.delete('/showcases/:id/registration', { schema: withdrawSchema, ...limited }, (request) =>
    within(ROUTE_TIMEOUT_MS, withdraw(request, request.params.id)),
  );
}
