import type { FastifyBaseLogger } from 'fastify';
import type { Auth, CreateRequest } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { withholdFiles } from '../../../lib/firestore/player-files';
import type { Services } from '../../../lib/services/services';
import { addressProofRef, endLinks, firstProof, isMovedAddress } from '../../account';
import { endEverywhere } from '../sessions/end-everywhere';
import { prepareErasure } from '../../deletion';
import { findEndedPlans } from '../../payment';

export interface AnewDeps extends Pick<Services, 'auth' | 'firestore' | 'bucket' | 'now'> {
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What the new identity begins with, and what ends in the same step as the old. */
interface Beginning {
  identity: Pick<CreateRequest, 'uid' | 'password' | 'displayName'>;
  /** The new account tells its owner. */
  isTold: boolean;
  /** Reads before it writes; ends the links of the old account unless told. */
  within?: (transaction: Transaction) => Promise<void>;
}

async function removeIdentity(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}

/** Ends an identity, and all that was begun with it. */
async function leaveIdentity(
  { auth, firestore: db, bucket, now, log }: AnewDeps,
  uid: string,
  within?: Beginning['within'],
): Promise<void> {
  const customers = await db.runTransaction(async (transaction) => {
    const erase = await prepareErasure(db, transaction, uid, now());
    const plans = await findEndedPlans(db, transaction, uid, now());
    await within?.(transaction);
    if (!within) endLinks(db, transaction, uid);
    erase();
    plans.tell();
    return plans.customers;
  });
  // The payment service ends the plans with the customers; nobody but the operator pays back what is left of them.
  if (customers.length > 0) log.error({ customers }, 'a plan ended with an account that nobody had proven');
  await removeIdentity(auth, uid);
  await withholdFiles(bucket(), uid);
}

/**
 * Takes an address from an identity that was moved to it past us, and keeps what belongs to the address that was proven before.
 * The domain can have no mailbox, so nobody signs in there but by a password, and then under an address that counts for nothing.
 */
async function giveUpAddress(deps: AnewDeps, uid: string, within?: Beginning['within']): Promise<void> {
  const { auth, firestore: db } = deps;
  await db.runTransaction(async (transaction) => {
    await (within ? within(transaction) : endLinks(db, transaction, uid));
  });
  const { providerData } = await auth.getUser(uid);
  const others = providerData.filter(({ providerId }) => providerId !== 'password');
  const email = `${uid.toLowerCase()}@moved.invalid`;
  const providersToUnlink = others.map(({ providerId }) => providerId);
  await auth.updateUser(uid, { email, emailVerified: false, providersToUnlink });
  await endEverywhere(deps, uid);
}

/** Frees an address from an identity that nobody has proven it for. @returns whether data of before is kept, elsewhere */
export async function freeAddress(
  deps: AnewDeps,
  { uid, email }: { uid: string; email: string },
  within?: Beginning['within'],
): Promise<boolean> {
  const isMoved = isMovedAddress(await addressProofRef(deps.firestore, uid).get(), email);
  await (isMoved ? giveUpAddress : leaveIdentity)(deps, uid, within);
  return isMoved;
}

const TRIES = 3;
const TAKEN = new Set<unknown>(['auth/email-already-exists', 'auth/uid-already-exists']);

/**
 * Nobody had proven the address, so whoever registered it may have been somebody else: all of it goes, and the owner of
 * the mailbox begins with an identity that no session, link or provider of before leads to. An account with another address
 * that was proven only gives up this one. Safe to repeat.
 * @returns the uid of the new identity; null when there was one with the proven address already
 */
export async function startAnew(
  deps: AnewDeps,
  { uid, email }: { uid: string; email: string },
  { identity, isTold, within }: Beginning,
): Promise<string | null> {
  const isKept = await freeAddress(deps, { uid, email }, within);
  return beginIdentity(deps, email, { identity, isTold: isTold && !isKept });
}

/** Makes the new identity of an address that is free. Safe to repeat with the same uid. @returns as {@link startAnew} */
export async function beginIdentity(
  deps: AnewDeps,
  email: string,
  { identity, isTold }: Omit<Beginning, 'within'>,
): Promise<string | null> {
  const { auth, firestore: db } = deps;
  for (let tries = 1; ; tries += 1) {
    try {
      const { uid } = await auth.createUser({ ...identity, email, emailVerified: true });
      await addressProofRef(db, uid).set(firstProof(email, isTold));
      return uid;
    } catch (error) {
      if (!TAKEN.has((error as { code?: unknown }).code) || tries === TRIES) throw error;
      const { users } = await auth.getUsers([{ email }]);
      // An earlier try has made it.
      if (identity.uid !== undefined && users[0]?.uid === identity.uid) {
        await auth.updateUser(identity.uid, { ...identity, emailVerified: true });
        await addressProofRef(db, identity.uid).set(firstProof(email, isTold));
        return identity.uid;
      }
      // Another request, at the same time, was faster; or somebody registered the address once more in between.
      if (users[0]?.emailVerified) return null;
      if (users[0]) await freeAddress(deps, { uid: users[0].uid, email });
    }
  }
}
