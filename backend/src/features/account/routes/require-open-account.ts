import type { FastifyRequest } from 'fastify';
import { ADULT_AGE } from '@skora/domain';
import { ageOn } from '../domain/birth-date';
import { identify } from '../../../lib/guards/identify';
import { Problem } from '../../../lib/http/problem';
import type { Services } from '../../../lib/services/services';
import { parseRole, privateAccountRef, type PrivateAccount, type Role } from '../store/private-account';
import { deletionRef } from '../store/stored-deletion';

/** Who sent a request, as far as paying is concerned. */
export interface PayingAccount {
  uid: string;
  email: string | null;
  displayName: string;
  country: string;
  minor: boolean;
  role: Role;
  /** Its deletion is scheduled. */
  leaving: boolean;
}

/**
 * The signed-in player with a finished, open account.
 *
 * @throws Problem 401 without a token, 409 `account-incomplete`, 403 `guardian-required` while a guardian has to decide
 */
export async function requireOpenAccount(
  { auth, firestore: db, now }: Pick<Services, 'auth' | 'firestore' | 'now'>,
  request: FastifyRequest,
): Promise<PayingAccount> {
  const { uid, record } = await identify(auth, request);
  const [user, stored, deletion] = await db.getAll(
    db.collection('users').doc(uid),
    privateAccountRef(db, uid),
    deletionRef(db, uid),
  );
  const account = stored?.data() as PrivateAccount | undefined;
  if (account === undefined) {
    throw new Problem(409, { type: 'account-incomplete', detail: 'Finish your registration first.' });
  }
  if (user?.get('status') === 'pending-guardian') {
    throw new Problem(403, {
      type: 'guardian-required',
      detail: 'Your parent or guardian has to agree first.',
    });
  }
  const { displayName, country, dateOfBirth } = account;
  const minor = ageOn(dateOfBirth, now()) < ADULT_AGE;
  const leaving = deletion?.exists === true;
  return { uid, email: record.email ?? null, displayName, country, minor, role: parseRole(user), leaving };
}

/** Nothing is sold for an account that is about to be deleted. @throws Problem 409 `deletion-scheduled` */
export function requireStaying({ leaving }: Pick<PayingAccount, 'leaving'>): void {
  if (!leaving) return;
  const detail = 'The account is about to be deleted: cancel the deletion first.';
  throw new Problem(409, { type: 'deletion-scheduled', detail });
}

/** A parent's own account has nothing that a plan unlocks. @throws Problem 403 `players-only` */
export function requirePlayer({ role }: PayingAccount): void {
  if (role !== 'guardian') return;
  throw new Problem(403, { type: 'players-only', detail: 'A plan is for the account of a player.' });
}

/**
 * Who may buy a plan for the own account. Players under 18 do not sign contracts: a parent pays by the e-mailed link.
 * @throws Problem 403 `parent-pays`, 403 `players-only`
 */
export function requireAdultPlayer(account: PayingAccount): void {
  requirePlayer(account);
  if (account.minor)
    throw new Problem(403, { type: 'parent-pays', detail: 'Under 18, a parent or guardian pays.' });
}
