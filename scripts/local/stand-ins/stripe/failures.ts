import type { FastifyReply } from 'fastify';

type Answer = { status: number; type: string; code?: string; message?: string };

const ANSWERS = {
  'status-500': { status: 500, type: 'api_error' },
  'status-429': { status: 429, type: 'rate_limit_error' },
  'lock-timeout': { status: 429, type: 'invalid_request_error', code: 'lock_timeout' },
  'key-in-use': { status: 409, type: 'invalid_request_error', code: 'idempotency_key_in_use' },
  'key-reused': { status: 400, type: 'idempotency_error' },
  'card-declined': { status: 402, type: 'card_error', code: 'card_declined' },
  'wrong-key': { status: 401, type: 'invalid_request_error' },
  'no-permission': { status: 403, type: 'invalid_request_error' },
  'wrong-parameter': { status: 400, type: 'invalid_request_error', code: 'parameter_unknown' },
  'wrong-state': { status: 400, type: 'invalid_request_error' },
  'no-such-thing': { status: 404, type: 'invalid_request_error', code: 'resource_missing' },
} as const satisfies Record<string, Answer>;

export const FAILURES = ['none', 'hang', ...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])] as const;
export type Failure = (typeof FAILURES)[number];

/** Answers a call of the API wrongly, or never. */
export function failWith(failure: Exclude<Failure, 'none'>, reply: FastifyReply) {
  if (failure === 'hang') return reply.hijack();
  const { status, ...error } = ANSWERS[failure];
  return reply.code(status).send({ error: { message: 'The stand-in was told to fail.', ...error } });
}
