import type { UserRecord } from 'firebase-admin/auth';
import type { Services } from '../../../lib/services/services';
import { liftByProof } from '../../../lib/mail/suppression/suppression-store';
import { audit, endSessions, hasProvenAddress } from '../../account';
import { freeAddress, startAnew } from '../anew/start-anew';
import { deadLink, type OpenLink, openLink, spendLink } from './account-link';

/** An account that was moved away from the address of the link had it proven. */
async function isProven({ firestore }: Services, { link, identity }: OpenLink): Promise<boolean> {
  return identity.email !== link.email || hasProvenAddress(firestore, identity);
}

/** What a reset link is for, without using it. */
export async function checkReset(services: Services, code: string) {
  const open = await openLink(services, code, ['reset-password']);
  return { email: open.link.email, startsAnew: !(await isProven(services, open)) };
}

/** Sign-ins of another address were added by somebody who was in the account, not by the owner of the mailbox. */
function foreignProviders({ providerData }: UserRecord, email: string): string[] {
  return providerData
    .filter((provider) => provider.providerId !== 'password' && provider.email?.toLowerCase() !== email)
    .map(({ providerId }) => providerId);
}

/** Ends what somebody has registered meanwhile with the address of an account that was moved away from it. */
async function makeRoom(services: Services, email: string): Promise<void> {
  const [registrant] = (await services.auth.getUsers([{ email }])).users;
  if (!registrant) return;
  if (await hasProvenAddress(services.firestore, registrant)) throw deadLink();
  await freeAddress(services, { uid: registrant.uid, email });
}

/** Sets a new password, which ends every session of the account. */
export async function resetPassword(services: Services, code: string, password: string) {
  const { auth, firestore: db, now } = services;
  const open = await openLink(services, code, ['reset-password']);
  const { identity, link } = open;
  await liftByProof(db, link.email, now());
  if (!(await isProven(services, open))) {
    await startAnew(services, link, {
      identity: { password },
      isTold: false,
      within: (transaction) => spendLink(db, transaction, open),
    });
    return { status: 'ok' as const };
  }
  const { uid } = identity;
  await db.runTransaction(async (transaction) => {
    await spendLink(db, transaction, open);
    audit(db, transaction, uid, 'password-reset', now());
  });
  if (identity.email !== link.email) await makeRoom(services, link.email);
  const own = { email: link.email, emailVerified: true, password };
  await auth.updateUser(uid, { ...own, providersToUnlink: foreignProviders(identity, link.email) });
  await endSessions(services, uid);
  return { status: 'ok' as const };
}
