import type { Auth } from 'firebase-admin/auth';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Codes of firebase-admin that mean "not with this token"; anything else is a failure on our side. */
const REFUSALS = new Set<unknown>([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function unauthorized(): Problem {
  return new Problem(401, { detail: 'Sign in first.', headers: { 'www-authenticate': 'Bearer' } });
}

/**
 * The uid of the signed-in player, from the ID token of the Authorization header. Revoked tokens and those
 * of disabled or deleted users are refused too, else an hour-old token could bring a deleted record back.
 *
 * @throws Problem 401 without a valid token, 503 when tokens cannot be checked now
 */
export async function authenticate(auth: Auth, request: FastifyRequest): Promise<string> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  try {
    return (await auth.verifyIdToken(token, true)).uid;
  } catch (error) {
    if (REFUSALS.has((error as { code?: unknown }).code)) throw unauthorized();
    request.log.error({ err: error }, 'ID tokens cannot be verified');
    throw new Problem(503, { headers: { 'retry-after': '2' } });
  }
}
