import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../../server/authenticate';
import { limitClients } from '../../server/limit-clients';
import { Problem } from '../../server/problem';
import { refuseBody } from '../../server/refuse-body';
import { ROUTE_TIMEOUT_MS, type Services } from '../../server/services';
import { within } from '../../server/within';
import { syncListing } from '../../store/clip-listing';
import { openUpload, type UploadRefusal } from '../../store/upload-ticket';
import { listingSchema, uploadSchema } from './schema';

const PER_MINUTE = 60;
const BODY_LIMIT = 1024;

const REFUSALS: Record<UploadRefusal, () => Problem> = {
  'not-open': () => new Problem(403, { detail: 'The account is not open.' }),
  'no-room': () => new Problem(403, { detail: 'The plan has no room for another clip.' }),
  'too-large': () =>
    new Problem(422, { errors: [{ at: 'body/bytes', message: 'is more than the plan allows' }] }),
  taken: () => new Problem(409, { detail: 'There is a clip already.' }),
};

/** `POST /account/clips/{slot}/upload` and `PUT /account/clips/{slot}/listing`. */
export function ownClipRoutes(app: FastifyInstance, { auth, firestore, bucket, now }: Services) {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const limited = { onRequest: limitClients(PER_MINUTE, now) };

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

  async function sync(request: FastifyRequest, slot: number) {
    refuseBody(request);
    const { uid } = await authenticate(auth, request);
    return { listed: await syncListing(firestore, uid, slot, now()) };
  }

  typed.put('/account/clips/:slot/listing', { schema: listingSchema, ...limited }, (request) =>
    within(ROUTE_TIMEOUT_MS, sync(request, Number(request.params.slot))),
  );
}
