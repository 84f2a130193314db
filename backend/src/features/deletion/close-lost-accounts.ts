import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { settleOldAccount } from '../account';
import type { StorageBucket } from '../../lib/firestore/connect-firebase';
import { withholdFiles } from '../../lib/firestore/player-files';
import type { Outbox } from '../../lib/mail/outbox';
import type { TaskDeps } from '../../lib/services/task-deps';
import { scheduleDeletion } from './deletion-store';

interface LostAccountDeps extends Pick<TaskDeps, 'now' | 'log' | 'closing' | 'longestRunMs'> {
  auth: Auth;
  firestore: Firestore;
  bucket: () => StorageBucket;
  outbox: Outbox;
}

/** What a run did. */
interface LostAccountRun {
  checked: number;
  /** Accounts without a sign-in, found for the first time. */
  closed: number;
  failed: number;
}

/** As many as the identity provider looks up at once. */
const PAGE = 100;

/** `sweeps/lost-sign-ins`: the uid the next run begins after; null: with the first one. Only the backend reads it. */
const sweepRef = (db: Firestore) => db.doc('sweeps/lost-sign-ins');

async function readPage(db: Firestore, after: string | null): Promise<QueryDocumentSnapshot[]> {
  const users = db.collection('users').orderBy(FieldPath.documentId()).select('addressKeys').limit(PAGE);
  return (await (after === null ? users : users.startAfter(after)).get()).docs;
}

async function findIdentities(auth: Auth, uids: string[]): Promise<UserRecord[]> {
  return uids.length === 0 ? [] : (await auth.getUsers(uids.map((uid) => ({ uid })))).users;
}

async function keepUnscheduled(db: Firestore, uids: string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const known = await db.getAll(...uids.map((uid) => db.doc(`accountDeletions/${uid}`)));
  return known.filter(({ exists }) => !exists).map(({ id }) => id);
}

/**
 * Finds accounts whose sign-in was deleted at the identity provider, and schedules their deletion: nobody can do that for
 * them any more, and from that moment on nothing of theirs is public. One that fails is found again the next time.
 * Goes on where the last run stopped; ends after the last account, or when its time is over. Accounts from before proofs of
 * addresses were kept get theirs on the way.
 */
export async function closeLostAccounts(deps: LostAccountDeps): Promise<LostAccountRun> {
  const { auth, firestore: db, bucket, log, closing, longestRunMs } = deps;
  const run: LostAccountRun = { checked: 0, closed: 0, failed: 0 };
  const until = performance.now() + longestRunMs;
  let after = ((await sweepRef(db).get()).get('after') as string | null | undefined) ?? null;
  do {
    const page = await readPage(db, after);
    const uids = page.map(({ id }) => id);
    const identities = await findIdentities(auth, uids);
    const found = new Set(identities.map(({ uid }) => uid));
    const lost = uids.filter((uid) => !found.has(uid));
    for (const uid of await keepUnscheduled(db, lost)) {
      try {
        // First, because an account whose deletion is scheduled is not found again.
        await withholdFiles(bucket(), uid);
        await scheduleDeletion(deps, { uid, email: null }, 'lost-sign-in');
        run.closed += 1;
        log.warn({}, 'an account without a sign-in is closed');
      } catch (error) {
        run.failed += 1;
        log.error({ err: error }, 'an account without a sign-in is not closed');
      }
    }
    const unsettled = new Set(
      page.filter((user) => user.get('addressKeys') === undefined).map(({ id }) => id),
    );
    for (const identity of identities.filter(({ uid }) => unsettled.has(uid))) {
      try {
        await settleOldAccount(db, identity);
      } catch (error) {
        run.failed += 1;
        log.error({ err: error }, 'what is known of the address of an old account is not kept');
      }
    }
    run.checked += uids.length;
    after = uids.length === PAGE ? (uids.at(-1) ?? null) : null;
    await sweepRef(db).set({ after });
  } while (after !== null && !closing.aborted && performance.now() < until);
  return run;
}
