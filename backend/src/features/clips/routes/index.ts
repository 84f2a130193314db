import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS, type Services } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { findPublicClip, findPublicClips } from '../store/clip-gallery';
import { ownClipRoutes } from './own-routes';
import { clipPageRoutes } from './page-routes';
import { reportRoute } from './report-route';
import { gallerySchema, videoSchema } from './schema';
import { searchRule } from './search-rule';
import { sendClipFile } from './send-clip-file';
import { shownClip } from './shown-clip';

const PAGE = 12;
const LISTS_PER_MINUTE = 120;
const PARTS_PER_MINUTE = 600;

/** Everything about clips: the gallery for everybody, and what a player needs beside the rules. */
export function clipRoutes(app: FastifyInstance, services: Services) {
  const { firestore, bucket, now } = services;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  typed.get(
    '/clips',
    { schema: gallerySchema, onRequest: services.limits.perClient('clips', LISTS_PER_MINUTE) },
    async (request, reply) => {
      const { cursor, ...filter } = request.query;
      const page = { size: PAGE, ...(cursor !== undefined && { after: cursor }) };
      const { clips, next } = await within(ROUTE_TIMEOUT_MS, findPublicClips(firestore, filter, page, now()));
      void reply.headers({ 'cache-control': 'no-store', ...searchRule(false) });
      return { clips: clips.map(shownClip), next };
    },
  );
  typed.get(
    '/clips/:id/video',
    {
      schema: videoSchema,
      exposeHeadRoute: false,
      onRequest: services.limits.perClient('clip-videos', PARTS_PER_MINUTE),
    },
    async (request, reply) => {
      const found = await within(ROUTE_TIMEOUT_MS, findPublicClip(firestore, request.params.id, now()));
      if (found?.clip.source !== 'upload') throw new Problem(404);
      const { slot, searchable } = found.clip;
      return sendClipFile(bucket(), { uid: found.uid, slot, searchable }, request, reply);
    },
  );
  clipPageRoutes(app, services);
  reportRoute(app, services);
  ownClipRoutes(app, services);
}
