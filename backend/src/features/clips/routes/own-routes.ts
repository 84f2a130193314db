import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { isAsleep } from '../store/asleep-clips';
import { syncListing } from '../store/clip-listing';
import { ownHiddenClips } from '../store/open-clip-reviews';
import { openUpload, type UploadRefusal } from '../store/upload-ticket';
import { posterRoute } from './poster-route';
import { hiddenSchema, listingSchema, uploadSchema } from './schema';

const PER_MINUTE = 60;
const BODY_LIMIT = 1024;

const REFUSALS: Record<UploadRefusal, () => Problem> = {
  'not-open': () => new Problem(403, { detail: 'The account is not open.' }),
  'no-room': () => new Problem(403, { detail: 'The plan has no room for another clip.' }),
  'too-large': () =>
    new Problem(422, { errors: [{ at: 'body/bytes', message: 'is more than the plan allows' }] }),
  taken: () => new Problem(409, { detail: 'There is a clip already.' }),
};

/** `GET /account/clips/hidden`, and of one clip its upload, its picture and its place in the gallery. */
export function ownClipRoutes(app: FastifyInstance, services: Services) {
  const { auth, firestore, bucket, config, now } = services;
  const policy = { days: config.clipFirstLookDays, inbox: config.contact.inbox };
  posterRoute(app, services, policy);
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const limited = { onRequest: services.limits.perClient('own-clips', PER_MINUTE) };

  async function open(request: FastifyRequest, slot: number, bytes: number) {
    const { uid } = await authenticate(auth, request);
    const outcome = await openUpload({ firestore, bucket }, { uid, slot, bytes }, now());
    if (typeof outcome === 'string') throw REFUSALS[outcome]();
    return outcome;
  }

  typed.post(
    '/account/clips/:slot/upload',
    { schema: uploadSchema, bodyLimit: BODY_LIMIT, ...limited },
    (request) => within(ROUTE_TIMEOUT_MS, open(request, Number(request.params.slot), request.body.bytes)),
  );

  async function hidden(request: FastifyRequest) {
    const { uid } = await authenticate(auth, request);
    return { clips: await ownHiddenClips(firestore, uid) };
  }

  typed.get('/account/clips/hidden', { schema: hiddenSchema, ...limited }, (request) =>
    within(ROUTE_TIMEOUT_MS, hidden(request)),
  );

  async function sync(request: FastifyRequest, slot: number) {
    refuseBody(request);
    const { uid } = await authenticate(auth, request);
    const listed = await syncListing(firestore, { uid, slot }, now(), policy);
    return { listed: listed && !(await isAsleep(firestore, uid, slot)) };
  }

  typed.put('/account/clips/:slot/listing', { schema: listingSchema, ...limited }, (request) =>
    within(ROUTE_TIMEOUT_MS, sync(request, Number(request.params.slot))),
  );
}
