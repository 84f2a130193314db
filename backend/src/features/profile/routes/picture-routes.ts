import { PROFILE_PICTURE } from '@skora/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireOpenAccount } from '../../account';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { removePicture, storePicture } from '../store/profile-picture';
import { removePictureSchema, setPictureSchema } from './schema';

const PER_MINUTE = 20;
const DONE = { status: 'ok' } as const;

/** `PUT` and `DELETE /account/picture` */
export function pictureRoutes(app: FastifyInstance, services: Services): void {
  const onRequest = services.limits.perClient('profile-picture', PER_MINUTE);

  async function store(request: FastifyRequest) {
    const { uid } = await requireOpenAccount(services, request);
    const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const outcome = await storePicture(services, uid, file);
    if (outcome === 'not-open') throw new Problem(403, { detail: 'The account is not open.' });
    if (outcome === 'no-picture') {
      throw new Problem(422, { errors: [{ at: 'body', message: 'is no picture of a usable size' }] });
    }
    return DONE;
  }

  async function remove(request: FastifyRequest) {
    refuseBody(request);
    const { uid } = await authenticate(services.auth, request);
    await removePicture(services, uid);
    return DONE;
  }

  void app.register((scope, _options, ready) => {
    // Nothing but a picture: a body of any other type is refused before it is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...PROFILE_PICTURE.types], { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const limits = { bodyLimit: PROFILE_PICTURE.bytes, onRequest };
    scope.put('/account/picture', { schema: setPictureSchema, ...limits }, (request) =>
      within(ROUTE_TIMEOUT_MS, store(request)),
    );
    ready();
  });
  app.delete('/account/picture', { schema: removePictureSchema, onRequest }, (request) =>
    within(ROUTE_TIMEOUT_MS, remove(request)),
  );
}
