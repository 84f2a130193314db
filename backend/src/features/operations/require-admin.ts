import type { Auth } from 'firebase-admin/auth';
import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../lib/guards/authenticate';
import { Problem } from '../../lib/http/problem';
import { within } from '../../lib/http/within';
import { ROUTE_TIMEOUT_MS } from '../../lib/services/services';

/**
 * Lets admins in and nobody else, before anything of a request is looked at. `npm run admin` gives and takes the claim; taking it
 * revokes the tokens that still have it, and every request is checked for that.
 */
export function requireAdmin(auth: Auth) {
  const admins = new WeakMap<FastifyRequest, string>();
  return {
    /** An `onRequest` hook. */
    guard: async (request: FastifyRequest): Promise<void> => {
      const { uid, isAdmin } = await within(ROUTE_TIMEOUT_MS, authenticate(auth, request));
      if (!isAdmin) throw new Problem(403);
      admins.set(request, uid);
    },
    /** The uid of who was let in. */
    uidOf: (request: FastifyRequest): string => admins.get(request) ?? '',
  };
}
