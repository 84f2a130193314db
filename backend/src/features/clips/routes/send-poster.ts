import { CLIP_POSTER } from '@skora/domain';
import type { FastifyReply } from 'fastify';
import { Problem } from '../../../lib/http/problem';
import { within } from '../../../lib/http/within';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { readPoster } from '../store/clip-poster';
import { searchRule } from './search-rule';

/**
 * Answers with the picture of a clip. Whoever calls this has decided that the visitor may see the clip.
 * @param place `searchable`: search engines may list the picture, too
 * @throws Problem 404 without a picture
 */
export async function sendPoster(
  bucket: StorageBucket,
  place: { uid: string; slot: number; poster: string | null; searchable?: boolean },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await within(ROUTE_TIMEOUT_MS, readPoster(bucket, place));
  if (bytes === null) throw new Problem(404);
  return reply
    .type(CLIP_POSTER.type)
    .headers({
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=60',
      ...searchRule(place.searchable === true),
    })
    .send(bytes);
}
