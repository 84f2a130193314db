import { CLIP_POSTER } from '@skora/domain';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import type { FirstLook } from '../store/first-look';
import { setPoster, type PosterRefusal } from '../store/clip-poster';
import { posterSchema } from './schema';

const PER_MINUTE = 20;

const REFUSALS: Record<PosterRefusal, () => Problem> = {
  'not-open': () => new Problem(403, { detail: 'The account is not open.' }),
  'no-clip': () => new Problem(404, { detail: 'There is no clip with a file of ours.' }),
  'no-picture': () =>
    new Problem(422, { errors: [{ at: 'body', message: 'is no JPEG picture of a usable size' }] }),
};

/** `PUT /account/clips/{slot}/poster` */
export function posterRoute(
  app: FastifyInstance,
  { auth, firestore, bucket, limits, now }: Services,
  policy: FirstLook,
): void {
  void app.register((scope, _options, ready) => {
    // Nothing but a picture: a body of any other type is refused before it is read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(CLIP_POSTER.type, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.withTypeProvider<TypeBoxTypeProvider>().put(
      '/account/clips/:slot/poster',
      {
        schema: posterSchema,
        bodyLimit: CLIP_POSTER.bytes,
        onRequest: limits.perClient('own-clip-posters', PER_MINUTE),
      },
      async (request) => {
        const { uid } = await within(ROUTE_TIMEOUT_MS, authenticate(auth, request));
        const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const wanted = { uid, slot: Number(request.params.slot), file };
        const outcome = await within(
          ROUTE_TIMEOUT_MS,
          setPoster({ firestore, bucket }, wanted, now(), policy),
        );
        if (typeof outcome === 'string') throw REFUSALS[outcome]();
        return outcome;
      },
    );
    ready();
  });
}
