import { Timestamp } from 'firebase-admin/firestore';
import {
  ageGateRef,
  ageOn,
  alignFiles,
  audit,
  beginProfile,
  GUARDIAN_CONSENTS,
  type PrivateAccount,
  privateAccountRef,
  readAgeGate,
} from '../../account';
import { oneByOne, type Part } from '../../../lib/jobs/sweep';
import type { TaskDeps } from '../../../lib/services/task-deps';
import { consentAge } from '../domain/consent-age';
import { followAccount } from './follow-account';
import { markPending } from './guardian-claim';

/** Opens one account if its player has reached the age to agree alone. @returns whether it did */
function openIfGrown({ firestore: db }: TaskDeps, uid: string, now: number): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.collection('users').doc(uid));
    const found = await transaction.get(privateAccountRef(db, uid));
    const profile = await transaction.get(db.collection('profiles').doc(uid));
    const gate = await transaction.get(ageGateRef(db, uid));
    const account = found.data() as PrivateAccount | undefined;
    if (!account || user.get('status') !== 'pending-guardian') return false;
    if (ageOn(account.dateOfBirth, now) < consentAge(account.country)) return false;
    // The birth date may be the second one that was given.
    if (readAgeGate([gate], now) === 'young') return false;
    transaction.update(user.ref, { status: 'active' });
    audit(db, transaction, uid, 'came-of-age', now);
    beginProfile(transaction, profile, { ...account, at: Timestamp.fromMillis(now) });
    return true;
  });
}

/**
 * Opens the accounts of players who waited for a guardian, or were declined, and have since reached the age at which
 * their country lets them agree alone: they accepted the terms themselves. Safe to repeat.
 */
export const grownAccounts: Part = {
  documents: ({ firestore }) => firestore.collection('users').where('status', '==', 'pending-guardian'),
  page: 25,
  portion: 1,
  work: (deps, documents) =>
    oneByOne(deps, documents, 'an account of age could not be opened', async ({ id: uid }) => {
      if (!(await openIfGrown(deps, uid, deps.now()))) return null;
      await markPending(deps.auth, uid, false);
      await alignFiles(deps, uid);
      return 'opened';
    }),
};

/** Does what an earlier answer of a guardian left undone, because a process ended or the identity provider did not answer. */
export const unfinishedAnswers: Part = {
  documents: ({ firestore }) => firestore.collection(GUARDIAN_CONSENTS.account).where('followUp', '==', true),
  page: 10,
  portion: 1,
  work: (deps, documents) => {
    const problem = 'what follows from the answer of a guardian is not done';
    return oneByOne(deps, documents, problem, async ({ id }) => {
      await followAccount(deps, id);
      return 'followed';
    });
  },
};
