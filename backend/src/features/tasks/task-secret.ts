import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../lib/http/problem';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** An `onRequest` hook that lets only the scheduler in. Without a configured secret nobody is. */
export function requireTaskSecret(secret: string | null) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const given = headers['x-tasks-secret'];
    if (secret !== null && typeof given === 'string' && timingSafeEqual(digest(given), digest(secret)))
      return;
    throw new Problem(401, { detail: 'This is for the scheduler.' });
  };
}
