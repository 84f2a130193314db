import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import type { Services } from '../../../lib/services/services';
import { liftByProof } from '../../../lib/mail/suppression/suppression-store';
import { audit, keepOneAddress, prepareProof } from '../../account';
import { endEverywhere } from '../end-everywhere';
import { deadLink, openLink, spendLink } from './account-link';

/**
 * Uses a link that proves an address, the account's own or the one it changes to. It counts together with a session of
 * that account alone: whoever registered somebody else's address must not have it proven by its owner's click.
 */
export async function proveAddress(services: Services, request: FastifyRequest, code: string) {
  const { auth, firestore: db, now } = services;
  const { uid } = await authenticate(auth, request);
  const open = await openLink(services, code, ['verify-email', 'email-change']);
  const { to } = open.link;
  if (open.link.uid !== uid) {
    throw new Problem(403, { type: 'other-account', detail: 'This link is for another account.' });
  }
  await liftByProof(db, to ?? open.link.email, now());
  await db.runTransaction(async (transaction) => {
    const noteProof = await prepareProof(db, transaction, uid, to ?? open.link.email);
    await spendLink(db, transaction, open);
    noteProof();
    audit(db, transaction, uid, to === null ? 'email-verified' : 'email-changed', now());
  });
  if (to === null) {
    await auth.updateUser(uid, { emailVerified: true });
    return { status: 'verified' as const };
  }
  try {
    await auth.updateUser(uid, { email: to, emailVerified: true });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/email-already-exists') throw deadLink();
    throw error;
  }
  await keepOneAddress(db, uid, to);
  await endEverywhere(services, uid);
  return { status: 'moved' as const };
}
