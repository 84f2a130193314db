import { CLIP_FILE_TYPES, clipPath } from '@skora/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRange } from '../../../lib/http/byte-range';
import { Problem } from '../../../lib/http/problem';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { searchRule } from './search-rule';

// Players ask on when they need more; a short answer never waits for somebody who has paused.
const LONGEST_PART = 4 * 1024 * 1024;

/** Name and reason of the storage's answer for a file that is not there. */
function isMissing(error: unknown): boolean {
  return (error as { code?: unknown }).code === 404;
}

/**
 * Answers with the file of a clip, or the part of it that was asked for. Whoever calls this has decided that the
 * visitor may see it; the address holds no key, so access ends with the next request.
 * @param place `searchable`: search engines may list the file, too
 * @throws Problem 404 without a file, 416 for a part it does not have
 */
export async function sendClipFile(
  bucket: StorageBucket,
  { uid, slot, searchable = false }: { uid: string; slot: number; searchable?: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = bucket.file(clipPath(uid, slot));
  const [metadata] = await within(ROUTE_TIMEOUT_MS, file.getMetadata()).catch((error: unknown) => {
    throw isMissing(error) ? new Problem(404) : error;
  });
  const type = CLIP_FILE_TYPES.find((known) => known === metadata.contentType);
  const size = Number(metadata.size);
  if (type === undefined || !(size > 0)) throw new Problem(404);
  const asked = readRange(request.headers.range, size);
  if (asked === 'unsatisfiable') throw new Problem(416, { headers: { 'content-range': `bytes */${size}` } });
  const start = asked?.start ?? 0;
  const end = asked ? Math.min(asked.end, start + LONGEST_PART - 1) : size - 1;
  void reply
    .code(asked ? 206 : 200)
    .type(type)
    .headers({
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=60',
      ...searchRule(searchable),
    });
  if (asked) void reply.header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.send(file.createReadStream({ start, end, validation: false }));
}
