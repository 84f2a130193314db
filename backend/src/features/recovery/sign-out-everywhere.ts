import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../lib/guards/authenticate';
import { refuseBody } from '../../lib/http/refuse-body';
import type { Services } from '../../lib/services/services';
import { audit } from '../account';

/** Revokes every refresh token; ID tokens are refused from then on by whoever checks for revocation. */
export async function signOutEverywhere({ auth, firestore, now }: Services, request: FastifyRequest) {
  refuseBody(request);
  const { uid } = await authenticate(auth, request);
  await firestore.runTransaction(async (transaction) => {
    audit(firestore, transaction, uid, 'signed-out-everywhere', now());
  });
  await auth.revokeRefreshTokens(uid);
  return { status: 'ok' as const };
}
