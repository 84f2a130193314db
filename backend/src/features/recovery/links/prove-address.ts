import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../../lib/guards/authenticate';
import { Problem } from '../../../lib/http/problem';
import type { Services } from '../../../lib/services/services';
import { liftByProof } from '../../../lib/mail/suppression/suppression-store';
import { audit, keepOneAddress, prepareProof } from '../../account';
import { endEverywhere } from '../sessions/end-everywhere';
import { deadLink, giveBack, type OpenLink, openLink, spendLink } from './account-link';

/** Writes what was proven to the identity provider, whose answer may be lost although it has. @throws Problem 404 */
async function tellProvider({ auth, firestore: db }: Services, open: OpenLink): Promise<void> {
  const { uid, to } = open.link;
  const change = { ...(to !== null && { email: to }), emailVerified: true };
  try {
    await auth.updateUser(uid, change);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/email-already-exists') throw deadLink();
    const present = await auth.getUser(uid).catch(() => null);
    if (present?.emailVerified && present.email === (to ?? open.link.email)) return;
    await giveBack(db, open);
    throw error;
  }
}

/**
 * Uses a link that proves an address, the account's own or the one it changes to. It counts together with a session of
 * that account alone: whoever registered somebody else's address must not have it proven by its owner's click.
 *
 * The link is spent before the provider changes anything: a reset that ends the links in between must find the account
 * where it was. So a link is given back when the provider fails, unless something has ended the links since.
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
  });
  await tellProvider(services, open);
  if (to !== null) {
    await keepOneAddress(db, uid, to);
    await endEverywhere(services, uid);
  }
  await db.runTransaction(async (transaction) => {
    audit(db, transaction, uid, to === null ? 'email-verified' : 'email-changed', now());
  });
  return { status: to === null ? ('verified' as const) : ('moved' as const) };
}
