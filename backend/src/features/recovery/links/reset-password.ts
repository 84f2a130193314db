import type { UserRecord } from 'firebase-admin/auth';
import type { Services } from '../../../lib/services/services';
import { audit, endSessions, hasProvenAddress } from '../../account';
import { startAnew } from '../anew/start-anew';
import { openLink, spendLink } from './account-link';

/** What a reset link is for, without using it. */
export async function checkReset(services: Services, code: string) {
  const { link, identity } = await openLink(services, code, ['reset-password']);
  return { email: link.email, startsAnew: !(await hasProvenAddress(services.firestore, identity)) };
}

/** Sign-ins of another address were added by somebody who was in the account, not by the owner of the mailbox. */
function foreignProviders({ email, providerData }: UserRecord): string[] {
  return providerData
    .filter((provider) => provider.providerId !== 'password' && provider.email?.toLowerCase() !== email)
    .map(({ providerId }) => providerId);
}

/** Sets a new password, which ends every session of the account. */
export async function resetPassword(services: Services, code: string, password: string) {
  const { auth, firestore: db, now } = services;
  const open = await openLink(services, code, ['reset-password']);
  const { identity, link } = open;
  if (!(await hasProvenAddress(db, identity))) {
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
  await auth.updateUser(uid, { password, providersToUnlink: foreignProviders(identity) });
  await endSessions(services, uid);
  return { status: 'ok' as const };
}
