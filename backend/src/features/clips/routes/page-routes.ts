import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { clipCardSvg } from './clip-card-svg';
import { drawCard } from '../../../lib/drawing/draw-card';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { findPublicClip, type FoundClip } from '../store/clip-gallery';
import { readPoster } from '../store/clip-poster';
import { clipHead, NO_CLIP } from './clip-head';
import { cardSchema, clipSchema, headSchema, publicPosterSchema } from './schema';
import { searchRule } from './search-rule';
import { sendPoster } from './send-poster';
import { shownClip } from './shown-clip';

const PER_MINUTE = 120;
const POSTERS_PER_MINUTE = 600;
const CARDS_PER_MINUTE = 20;

const placeOf = ({ uid, clip: { slot, poster, searchable } }: FoundClip) => ({
  uid,
  slot,
  poster,
  searchable,
});

/** `GET /clips/{id}`, its head, its picture and its card: each request looks whether the clip is still public. */
export function clipPageRoutes(app: FastifyInstance, { firestore, bucket, limits, now }: Services) {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const limited = { onRequest: limits.perClient('clip-pages', PER_MINUTE) };
  const find = (id: string) => within(ROUTE_TIMEOUT_MS, findPublicClip(firestore, id, now()));

  async function findOr404(id: string): Promise<FoundClip> {
    const found = await find(id);
    if (!found) throw new Problem(404);
    return found;
  }

  typed.get('/clips/:id', { schema: clipSchema, ...limited }, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', ...searchRule(false) });
    return shownClip(await findOr404(request.params.id));
  });

  typed.get('/clips/:id/head', { schema: headSchema, ...limited }, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', ...searchRule(false) });
    const found = await find(request.params.id);
    return found ? clipHead(found) : NO_CLIP;
  });

  typed.get(
    '/clips/:id/poster',
    {
      schema: publicPosterSchema,
      exposeHeadRoute: false,
      onRequest: limits.perClient('clip-posters', POSTERS_PER_MINUTE),
    },
    async (request, reply) => sendPoster(bucket(), placeOf(await findOr404(request.params.id)), reply),
  );

  typed.get(
    '/clips/:id/card.png',
    { schema: cardSchema, onRequest: limits.perClient('clip-cards', CARDS_PER_MINUTE) },
    async (request, reply) => {
      const found = await findOr404(request.params.id);
      const draw = async () => {
        const poster = await readPoster(bucket(), placeOf(found));
        return drawCard(clipCardSvg(found, poster));
      };
      const png = await within(ROUTE_TIMEOUT_MS, draw());
      void reply.headers({ 'cache-control': 'private, max-age=60', ...searchRule(found.clip.searchable) });
      return reply.type('image/png').send(png);
    },
  );
}
