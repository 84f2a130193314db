import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { settleOldAccount } from '../account';
import { withholdFiles } from '../../lib/firestore/player-files';
import type { Counts } from '../../lib/jobs/job';
import { oneByOne, type Part } from '../../lib/jobs/sweep';
import type { TaskDeps } from '../../lib/services/task-deps';
import { scheduleDeletion } from './deletion-store';

async function findIdentities(auth: Auth, uids: string[]): Promise<UserRecord[]> {
  return (await auth.getUsers(uids.map((uid) => ({ uid })))).users;
}

async function keepUnscheduled(db: Firestore, uids: string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const known = await db.getAll(...uids.map((uid) => db.doc(`accountDeletions/${uid}`)));
  return known.filter(({ exists }) => !exists).map(({ id }) => id);
}

async function closeLost(deps: TaskDeps, page: QueryDocumentSnapshot[]): Promise<Counts> {
  const { auth, firestore: db, bucket, log } = deps;
  const uids = page.map(({ id }) => id);
  const identities = await findIdentities(auth, uids);
  const found = new Set(identities.map(({ uid }) => uid));
  const lost = await keepUnscheduled(
    db,
    uids.filter((uid) => !found.has(uid)),
  );
  const closing = await oneByOne(deps, lost, 'an account without a sign-in is not closed', async (uid) => {
    // First, because an account whose deletion is scheduled is not found again.
    await withholdFiles(bucket(), uid);
    await scheduleDeletion(deps, { uid, email: null }, 'lost-sign-in');
    log.warn({}, 'an account without a sign-in is closed');
    return 'closed';
  });
  const unsettled = new Set(page.filter((user) => user.get('addressKeys') === undefined).map(({ id }) => id));
  const old = identities.filter(({ uid }) => unsettled.has(uid));
  const problem = 'what is known of the address of an old account is not kept';
  const settling = await oneByOne(deps, old, problem, async (identity) => {
    await settleOldAccount(db, identity);
    return null;
  });
  const failed = (closing['failed'] ?? 0) + (settling['failed'] ?? 0);
  return { ...closing, failed, checked: uids.length };
}

/**
 * Finds accounts whose sign-in was deleted at the identity provider, and schedules their deletion: nobody can do that for
 * them any more, and from that moment on nothing of theirs is public. One that fails is found again in the next round.
 * Accounts from before proofs of addresses were kept get theirs on the way.
 */
export const lostAccounts: Part = {
  documents: ({ firestore }) => firestore.collection('users').select('addressKeys'),
  // The identity provider looks up 100 at once; closing some of them takes longer than that.
  page: 50,
  work: closeLost,
};
