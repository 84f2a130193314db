import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import {
  answerClientError,
  limitIntake,
  MAX_BODY_BYTES,
  type IntakeLimits,
} from '@skora/shared/utils/http-intake';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_TYPE, sendProblem, writeProblem } from './lib/problem';
import { SECURITY_HEADERS } from './security-headers';

/** Answers bytes that are no HTTP request, or came too slowly. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  answerClientError(error, socket, (status) => ({
    headers: { ...SECURITY_HEADERS, 'content-type': PROBLEM_TYPE },
    body: writeProblem(status),
  }));
}

/** Bounds what one client keeps open; the connection of a refused body is closed, its rest is not waited for. */
export function refuseFloods(app: FastifyInstance, limits: IntakeLimits): void {
  const admit = limitIntake(app.server, limits);
  app.addHook('onRequest', async (request, reply) => {
    if (admit(request.ip, request.raw, reply.raw)) return;
    reply.headers({ 'retry-after': '1', connection: 'close' });
    return sendProblem(reply, 429);
  });
}

/** Larger bodies are not read to their end: whoever sends one may miss the answer. */
const MAX_DRAINED_BYTES = 8 * MAX_BODY_BYTES;

/** Refuses bodies that no operation takes, before a byte of them has gone to the backend. */
export function refuseLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    const length = Number(headers['content-length'] ?? 0);
    if (length <= MAX_BODY_BYTES) return;
    if (length > MAX_DRAINED_BYTES) reply.header('connection', 'close');
    // Hanging up while it is being sent would lose the answer. Whoever leaves meanwhile needs none.
    else await finished(raw.resume()).catch(() => undefined);
    return sendProblem(reply, 413);
  });
}
