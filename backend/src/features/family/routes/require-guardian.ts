import type { FastifyRequest } from 'fastify';
import { identify } from '../../../lib/guards/identify';
import { Problem } from '../../../lib/http/problem';
import type { Services } from '../../../lib/services/services';
import { hasProvenAddress } from '../../account';

/** Who sent a request: somebody with a guardian's account whose address is proven. */
export interface Guardian {
  uid: string;
  email: string;
  /** When the password was last given, in milliseconds since 1970. */
  signedInAt: number;
}

/**
 * The signed-in guardian. Role and status are the backend's own record, the address is the identity provider's of now, and proven to us.
 *
 * @throws Problem 401 without a token, 403 of type `guardians-only` or `email-unverified`
 */
export async function requireGuardian(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
  request: FastifyRequest,
): Promise<Guardian> {
  const { uid, signedInAt, record } = await identify(auth, request);
  const user = await firestore.doc(`users/${uid}`).get();
  if (user.get('role') !== 'guardian' || user.get('status') !== 'active') {
    throw new Problem(403, {
      type: 'guardians-only',
      detail: 'This is for accounts of parents and guardians.',
    });
  }
  if (!record.email || !(await hasProvenAddress(firestore, record))) {
    throw new Problem(403, { type: 'email-unverified', detail: 'Verify your email address first.' });
  }
  return { uid, email: record.email, signedInAt };
}
