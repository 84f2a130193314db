import { randomUUID } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { liftByProof } from '../../../lib/mail/suppression/suppression-store';
import { audit, hasProvenAddress } from '../../account';
import { endEverywhere } from '../sessions/end-everywhere';
import { findUser } from '../../../lib/guards/find-user';
import { type AnewDeps, beginIdentity, freeAddress, startAnew } from '../anew/start-anew';
import {
  type BegunReset,
  deadLink,
  findBegun,
  type OpenLink,
  openLink,
  spendForAnew,
  spendLink,
} from './account-link';

/** An account that was moved away from the address of the link had it proven. */
async function isProven(
  { firestore }: Pick<AnewDeps, 'firestore'>,
  { link, identity }: OpenLink,
): Promise<boolean> {
  return identity.email !== link.email || hasProvenAddress(firestore, identity);
}

/** What a reset link is for, without using it. */
export async function checkReset(services: Omit<AnewDeps, 'log'>, code: string) {
  const begun = await findBegun(services, code);
  if (begun) return { email: begun.email, startsAnew: true };
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
async function makeRoom(services: AnewDeps, email: string): Promise<void> {
  const [registrant] = (await services.auth.getUsers([{ email }])).users;
  if (!registrant) return;
  if (await hasProvenAddress(services.firestore, registrant)) throw deadLink();
  await freeAddress(services, { uid: registrant.uid, email });
}

/** Finishes what an earlier use of the link has begun. @throws Problem 404 when somebody has proven the address since */
async function finishBegun(
  services: AnewDeps,
  { ref, uid, email, startedFrom }: BegunReset,
  password: string,
) {
  const old = await findUser(services.auth, startedFrom);
  if (old?.email === email) await freeAddress(services, { uid: startedFrom, email });
  const made = await beginIdentity(services, email, { identity: { uid, password }, isTold: false });
  await ref.delete();
  if (made === null) throw deadLink();
}

/** Sets a new password, which ends every session of the account. */
export async function resetPassword(services: AnewDeps, code: string, password: string) {
  const { auth, firestore: db, now } = services;
  const earlier = await findBegun(services, code);
  if (earlier) {
    await finishBegun(services, earlier, password);
    return { status: 'ok' as const };
  }
  const open = await openLink(services, code, ['reset-password']);
  const { identity, link } = open;
  await liftByProof(db, link.email, now());
  if (!(await isProven(services, open))) {
    const begun = randomUUID();
    await startAnew(services, link, {
      identity: { uid: begun, password },
      isTold: false,
      within: (transaction) => spendForAnew(db, transaction, open, begun),
    });
    await open.ref.delete();
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
  await endEverywhere(services, uid);
  return { status: 'ok' as const };
}
