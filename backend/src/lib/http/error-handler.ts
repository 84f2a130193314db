import { MAX_BODY_BYTES } from '@skora/shared/utils/http-intake';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem';

/** gRPC statuses of Firestore that a second try may cure: deadline exceeded, aborted, unavailable. */
const PASSING_GRPC_CODES = new Set<unknown>([4, 10, 14]);

function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) {
    const place = error.validationContext ?? 'request';
    const errors = error.validation.map(({ instancePath, message }) => ({
      at: `${place}${instancePath}`,
      message: message ?? 'is not valid',
    }));
    return new Problem(400, { detail: 'The request does not match its schema.', errors });
  }
  if (PASSING_GRPC_CODES.has(error.code)) {
    return new Problem(503, { headers: { 'retry-after': '2' } });
  }
  const status = error.statusCode ?? 500;
  return new Problem(status >= 400 && status < 500 ? status : 500);
}

/** Sends a problem; shared by the error handler, the 404 handler and the routes' own refusals. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problem.toBody(request.id));
}

/** Turns whatever was thrown into a problem, and logs what is our fault. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  // Fastify would hang up in the middle of a body that is too large: whoever still sends it misses the answer.
  const isBounded = Number(request.headers['content-length']) <= MAX_BODY_BYTES;
  if (problem.status === 413 && isBounded) reply.removeHeader('connection');
  return sendProblem(request, reply, problem);
}
