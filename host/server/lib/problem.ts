import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The type of an answer that says what is wrong (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The text of such an answer. */
export function writeProblem(status: number): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status });
}

/** Answers that a request was refused, or failed. Headers that were set before stay. */
export function sendProblem(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).type(PROBLEM_TYPE).send(writeProblem(status));
}
