import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { within } from '../../../lib/http/within';
import type { PushTarget } from '../../../lib/push/send-push';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { isPushAddress } from '../domain/push-address';
import { knownZone } from '../domain/main-zone';
import { addDevice, removeDevice } from '../store/push-devices';
import { addDeviceSchema, removeDeviceSchema } from './schema';

const PER_MINUTE = 20;
const BODY_LIMIT = 4096;
const PATH = '/notifications/push-subscriptions';
const OK = { status: 'ok' } as const;

/** `PUT` and `DELETE /notifications/push-subscriptions`. */
export function pushRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, config, now } = services;
  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  const limits = { bodyLimit: BODY_LIMIT, onRequest: services.limits.perClient('push-devices', PER_MINUTE) };

  async function add(request: FastifyRequest, target: PushTarget, timeZone: string | null) {
    const { uid } = await authenticate(auth, request);
    if (config.push === null) throw new Problem(503, { detail: 'Pushes are not set up.' });
    if (!isPushAddress(target.endpoint, config.push.standIn)) {
      throw new Problem(422, { errors: [{ at: 'body/endpoint', message: 'is no push service' }] });
    }
    const standing = await addDevice(firestore, uid, target, timeZone, now());
    if (standing === 'guardian') {
      throw new Problem(403, {
        type: 'guardian-required',
        detail: 'Your parent or guardian has to agree first.',
      });
    }
    if (standing === 'closed') throw new Problem(403, { detail: 'This account gets no notifications.' });
    return OK;
  }

  routes.put(PATH, { schema: addDeviceSchema, ...limits }, (request) => {
    const { endpoint, keys, timeZone } = request.body;
    return within(ROUTE_TIMEOUT_MS, add(request, { endpoint, ...keys }, knownZone(timeZone)));
  });

  async function remove(request: FastifyRequest, endpoint: string) {
    const { uid } = await authenticate(auth, request);
    await removeDevice(firestore, uid, endpoint, now());
    return OK;
  }

  routes.delete(PATH, { schema: removeDeviceSchema, ...limits }, (request) =>
    within(ROUTE_TIMEOUT_MS, remove(request, request.body.endpoint)),
  );
}
