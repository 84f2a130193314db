import type { FastifyRequest } from 'fastify';
import { Problem } from './problem';

/** For requests that take no body: whoever sends one expects something that will not happen. @throws Problem 400 */
export function refuseBody({ body }: FastifyRequest) {
  if (body !== undefined) throw new Problem(400, { detail: 'This request takes no body.' });
}
