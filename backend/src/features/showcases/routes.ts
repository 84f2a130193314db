import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { planNameWith } from '@skora/domain';
import { ENTITLEMENTS } from '@skora/shared/contract';
import { authenticate } from '../../lib/guards/authenticate';
import { limitClients } from '../../lib/guards/limit-clients';
import { Problem } from '../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../lib/services/services';
import { within } from '../../lib/http/within';
import { keyedLock } from '../../lib/firestore/keyed-lock';
import {
  registerForShowcase,
  withdrawFromShowcase,
  type Place,
  type RegistrationRefusal,
} from './showcase-registrations';
import { registerSchema, withdrawSchema } from './schema';

const PER_MINUTE = 30;
const SHOWCASE_PLAN = planNameWith(ENTITLEMENTS, ({ showcases }) => showcases);
const BODY_LIMIT = 1024;

const REFUSALS: Record<RegistrationRefusal, () => Problem> = {
  unknown: () => new Problem(404),
  closed: () => new Problem(409, { detail: 'Registration is closed.' }),
  'not-entitled': () => new Problem(403, { detail: `Showcases are part of the ${SHOWCASE_PLAN}.` }),
  age: () => new Problem(422, { detail: 'The event is for other ages.' }),
  guardian: () =>
    new Problem(422, { errors: [{ at: 'body/guardianAgrees', message: 'is needed below 18' }] }),
};

function isPlace(outcome: Place | RegistrationRefusal): outcome is Place {
  return outcome === 'registered' || outcome === 'waiting' || outcome === 'none';
}

/** `POST` and `DELETE /showcases/{id}/registration`. */
export function showcaseRoutes(app: FastifyInstance, { auth, firestore, now }: Services) {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const withLock = keyedLock();
  const limited = { onRequest: limitClients(PER_MINUTE, now) };

  async function register(request: FastifyRequest, id: string, guardianAgrees: boolean) {
    const { uid } = await authenticate(auth, request);
    const outcome = await withLock(id, () =>
      registerForShowcase(firestore, { id, uid, guardianAgrees }, now()),
    );
    if (!isPlace(outcome)) throw REFUSALS[outcome]();
    return { place: outcome };
  }

  typed.post(
    '/showcases/:id/registration',
    { schema: registerSchema, bodyLimit: BODY_LIMIT, ...limited },
    (request) => within(ROUTE_TIMEOUT_MS, register(request, request.params.id, request.body.guardianAgrees)),
  );

  async function withdraw(request: FastifyRequest, id: string) {
    const { uid } = await authenticate(auth, request);
    await withLock(id, () => withdrawFromShowcase({ firestore, auth, now }, id, uid));
    return { place: 'none' } as const;
  }

  typed.delete('/showcases/:id/registration', { schema: withdrawSchema, ...limited }, (request) =>
    within(ROUTE_TIMEOUT_MS, withdraw(request, request.params.id)),
  );
}
