import { Timestamp } from 'firebase-admin/firestore';
import {
  accountGuardian,
  ageGateRef,
  alignFiles,
  audit,
  beginProfile,
  GUARDIAN_CONSENTS,
  type GuardianConsent,
  guardianConsentRef,
  type PrivateAccount,
  privateAccountRef,
} from '../../account';
import { findUser } from '../../../lib/guards/find-user';
import { oneByOne, type Part } from '../../../lib/jobs/sweep';
import type { TaskDeps } from '../../../lib/services/task-deps';
import { decidesAlone } from './decides-alone';
import { followAccount } from './follow-account';
import { markPending } from './guardian-claim';

/** Who was told that the account is closed. Nobody who never answered: that address may be a stranger's. */
function toldOfClosing(account: PrivateAccount, opened: GuardianConsent | undefined) {
  const declined = opened?.status === 'declined' ? opened : null;
  return accountGuardian({ account, opened }) ?? declined;
}

/** Opens one account if its player has reached the age to agree alone, and tells. @returns whether it did */
async function openIfGrown(
  { firestore: db, auth, outbox }: TaskDeps,
  uid: string,
  now: number,
): Promise<boolean> {
  const email = (await findUser(auth, uid))?.email;
  return outbox.transaction(async (transaction, post) => {
    const [user, found, profile, gate, consent] = await transaction.getAll(
      db.collection('users').doc(uid),
      privateAccountRef(db, uid),
      db.collection('profiles').doc(uid),
      ageGateRef(db, uid),
      guardianConsentRef(db, uid),
    );
    if (!user || !found || !profile || user.get('status') !== 'pending-guardian') return false;
    if (!decidesAlone(found, gate, now)) return false;
    const account = found.data() as PrivateAccount;
    transaction.update(user.ref, { status: 'active' });
    audit(db, transaction, uid, 'came-of-age', now);
    beginProfile(transaction, profile, { ...account, at: Timestamp.fromMillis(now) });
    const guardian = toldOfClosing(account, consent?.data() as GuardianConsent | undefined);
    if (guardian) {
      const { email: to, childName } = guardian;
      post({ kind: 'account-of-age', to, uid, childName });
    }
    if (email !== undefined) post({ kind: 'account-of-age', to: email, uid, childName: null });
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
