import type { FastifyReply } from 'fastify';

export const FAILURES = ['none', 'status-500', 'status-429', 'hang'] as const;
export type Failure = (typeof FAILURES)[number];

/** Answers a call of the API wrongly, or never. */
export function failWith(failure: Exclude<Failure, 'none'>, reply: FastifyReply) {
  if (failure === 'hang') return reply.hijack();
  const status = failure === 'status-500' ? 500 : 429;
  const type = failure === 'status-500' ? 'api_error' : 'rate_limit_error';
  return reply.code(status).send({ error: { type, message: 'The stand-in was told to fail.' } });
}
