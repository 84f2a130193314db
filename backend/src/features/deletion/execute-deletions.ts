import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { DataOwnerDeps, PersonalData, Subject } from '../../lib/data-owners/data-owner';
import { oneByOne, type Part } from '../../lib/jobs/sweep';
import type { Outbox } from '../../lib/mail/outbox';
import { judgeSubject, withoutOthers } from './erased-subject';
import { keepErasure } from './erasures';
import {
  addressProofRef,
  alignFiles,
  audit,
  endSessions,
  hasProvenAddress,
  type StoredDeletion,
  deletionRef,
} from '../account';
import { findUser } from '../../lib/guards/find-user';

interface ExecutionDeps extends DataOwnerDeps {
  personalData: PersonalData;
  outbox: Outbox;
  now: () => number;
}

/** An ID token outlives its account by up to an hour and could still store a clip; so does this wait. */
const TOKEN_LIFE_MS = 65 * 60_000;

/**
 * Marks the point of no return.
 * @returns whose data goes; null when the deletion was cancelled meanwhile, or was for a sign-in that was gone and is back
 */
function begin(
  db: Firestore,
  ref: DocumentReference,
  now: number,
  identity: Subject | null,
): Promise<Subject | null> {
  return db.runTransaction(async (transaction) => {
    const record = (await transaction.get(ref)).data() as StoredDeletion | undefined;
    if (record?.dueAt === undefined || record.dueAt.toMillis() > now) return null;
    if (record.startedAt === undefined && record.by === 'lost-sign-in' && identity !== null) {
      transaction.delete(ref);
      audit(db, transaction, ref.id, 'deletion-cancelled', now);
      return null;
    }
    const proof = await transaction.get(addressProofRef(db, ref.id));
    const subject = judgeSubject(ref.id, record, identity, proof);
    const { email, emailVerified, addressKeys = [] } = subject;
    // What was begun elsewhere keeps no address, so that nobody is told.
    const begun = record.startedAt ? {} : { startedAt: Timestamp.fromMillis(now), email };
    transaction.update(ref, { ...begun, emailVerified, addressKeys } satisfies StoredDeletion);
    return subject;
  });
}

async function findIdentity({ auth, firestore }: ExecutionDeps, uid: string): Promise<Subject | null> {
  const user = await findUser(auth, uid);
  if (!user) return null;
  return { uid, email: user.email ?? null, emailVerified: await hasProvenAddress(firestore, user) };
}

/** Ends every session first, so that nothing new is written while the rest is erased. */
async function close(deps: ExecutionDeps, uid: string): Promise<void> {
  try {
    await deps.auth.updateUser(uid, { disabled: true });
    await endSessions(deps, uid);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}

async function execute(deps: ExecutionDeps, uid: string): Promise<boolean> {
  const { firestore: db, outbox } = deps;
  const now = deps.now();
  const ref = deletionRef(db, uid);
  const found = await findIdentity(deps, uid);
  const subject = await begin(db, ref, now, found);
  if (subject === null) {
    await alignFiles(deps, uid);
    return false;
  }
  await keepErasure(deps.bucket(), uid);
  if (found !== null) await close(deps, uid);
  const email = ((await ref.get()).get('email') as string | null | undefined) ?? null;
  await deps.personalData.eraseData(deps, await withoutOthers(deps, subject));
  return outbox.transaction(async (transaction, post) => {
    const record = (await transaction.get(ref)).data() as StoredDeletion | undefined;
    // Another run, at the same time, was faster.
    if (record?.dueAt === undefined) return false;
    transaction.set(ref, {
      eraseAgainAt: Timestamp.fromMillis(now + TOKEN_LIFE_MS),
    } satisfies StoredDeletion);
    // After a restore, whoever was erased before has been told then.
    if (email !== null && record.by !== 'restore')
      post({ kind: 'deletion-done', to: email, uid: null, ...(record.role && { role: record.role }) });
    return true;
  });
}

async function executeAgain(deps: ExecutionDeps, uid: string): Promise<boolean> {
  await deps.personalData.eraseData(deps, { uid, email: null, emailVerified: false });
  await deletionRef(deps.firestore, uid).delete();
  return false;
}

/** Accounts of whom a time has come. What fails is logged and tried again by the next round, from wherever it stopped. */
function dueAccounts(
  field: 'dueAt' | 'eraseAgainAt',
  work: (deps: ExecutionDeps, uid: string) => Promise<boolean>,
): Part {
  return {
    documents: ({ firestore, now }) =>
      firestore.collection('accountDeletions').where(field, '<=', Timestamp.fromMillis(now())),
    by: field,
    page: 2,
    portion: 1,
    work: (deps, documents) =>
      oneByOne(deps, documents, 'deletion not finished', async ({ id }) =>
        (await work(deps, id)) ? 'deleted' : null,
      ),
  };
}

/** Erases every account whose grace has ended, and once more those whose last ID tokens have run out since. */
export const dueDeletions = {
  grace: dueAccounts('dueAt', execute),
  again: dueAccounts('eraseAgainAt', executeAgain),
};
