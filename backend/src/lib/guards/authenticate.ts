import type { Auth } from 'firebase-admin/auth';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem';

/** Who sent a request. */
export interface SignedIn {
  uid: string;
  /** When the password was last given, in milliseconds since 1970; refreshing a token does not change it. */
  signedInAt: number;
  /** Whether the identity provider says that this is one of those who run the site. */
  isAdmin: boolean;
}

const RECENT_MS = 5 * 60_000;

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

/** The refusal of whoever is not signed in. */
export function unauthorized(): Problem {
  return new Problem(401, { detail: 'Log in first.', headers: { 'www-authenticate': 'Bearer' } });
}

/**
 * Asks the identity provider.
 *
 * @throws Problem 401 when it says no to the token or its account, 503 when it does not answer
 */
export async function askProvider<Result>(request: FastifyRequest, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (REFUSALS.has((error as { code?: unknown }).code)) throw unauthorized();
    request.log.error({ err: error }, 'the identity provider does not answer');
    throw new Problem(503, { headers: { 'retry-after': '2' } });
  }
}

/** The ID token of the Authorization header, unchecked. */
export function readBearer(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** Whether a part of a token is an object. The SDK throws a bare SyntaxError otherwise, as a failure on our side might. */
function isObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/**
 * The signed-in player, from the ID token of the Authorization header. Revoked tokens and those
 * of disabled or deleted users are refused too, else an hour-old token could bring a deleted record back.
 *
 * @throws Problem 401 without a valid token, 503 when tokens cannot be checked now
 */
export async function authenticate(auth: Auth, request: FastifyRequest): Promise<SignedIn> {
  const token = readBearer(request);
  if (
    token === undefined ||
    !token
      .split('.')
      .slice(0, 2)
      .every((part) => isObject(part))
  )
    throw unauthorized();
  const { uid, auth_time: seconds, admin } = await askProvider(request, auth.verifyIdToken(token, true));
  return { uid, signedInAt: seconds * 1000, isAdmin: admin === true };
}

/**
 * For what cannot be undone: refuses a player whose last sign-in is more than 5 minutes ago.
 *
 * @throws Problem 403 of type `recent-sign-in-required`
 */
export function requireRecentSignIn({ signedInAt }: Pick<SignedIn, 'signedInAt'>, now: number) {
  if (now - signedInAt <= RECENT_MS) return;
  throw new Problem(403, { type: 'recent-sign-in-required', detail: 'Enter your password again first.' });
}
