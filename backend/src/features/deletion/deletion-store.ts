import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { Outbox } from '../../lib/mail/outbox';
import { checkBudgets } from '../../lib/budgets/request-budget-store';
import { audit, closeRecord, type StoredDeletion, deletionRef, grownRefs, isGrown } from '../account';
import { deletionBudgets } from './deletion-budgets';
import { leavingMap } from '../player-map';

interface DeletionDeps {
  firestore: Firestore;
  outbox: Outbox;
  now: () => number;
}

interface Owner {
  uid: string;
  email: string | null;
}

/** Who asks: the owner of the account, the guardian who agreed to it, or nobody, because its sign-in is gone. */
type Asker = 'owner' | 'guardian' | 'lost-sign-in';

const SCHEDULED = {
  owner: 'deletion-scheduled',
  guardian: 'deletion-scheduled-by-guardian',
  'lost-sign-in': 'deletion-scheduled-for-lost-sign-in',
} as const;

const GRACE_MS = 7 * DAY_MS;

type Planned = { kind: 'planned'; dueAt: number } | { kind: 'later'; wait: number };

/**
 * Schedules a deletion in 7 days; one that is scheduled already keeps its day. A guardian takes over one that the player asked
 * for, who then cannot cancel it any more. The player map shows the player no more, also when the account stays after all.
 * @returns when it is due; or the seconds to wait, of who has asked too often
 */
export function scheduleDeletion(
  { firestore: db, outbox, now: clock }: DeletionDeps,
  { uid, email }: Owner,
  by: Asker = 'owner',
): Promise<Planned> {
  const now = clock();
  return outbox.transaction<Planned>(async (transaction, post) => {
    const [stored, user] = await transaction.getAll(deletionRef(db, uid), db.doc(`users/${uid}`));
    const previous = stored?.data() as StoredDeletion | undefined;
    const isOwners = previous?.by === undefined && previous?.startedAt === undefined;
    if (previous?.dueAt !== undefined && !(by === 'guardian' && isOwners))
      return { kind: 'planned', dueAt: previous.dueAt.toMillis() };
    const budgets = email !== null && by !== 'lost-sign-in' ? deletionBudgets(uid, email, by) : [];
    const budget = await checkBudgets(db, transaction, budgets, now);
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    const leaveMap = await leavingMap(db, transaction, uid);
    budget.spend();
    const dueAt = previous?.dueAt?.toMillis() ?? now + GRACE_MS;
    const role = user?.get('role') === 'guardian' ? 'guardian' : undefined;
    transaction.set(deletionRef(db, uid), {
      requestedAt: previous?.requestedAt ?? Timestamp.fromMillis(now),
      dueAt: Timestamp.fromMillis(dueAt),
      ...(by !== 'owner' && { by }),
      ...(role && { role }),
      // The sign-in may be gone by then.
      ...(email !== null && { email }),
    } satisfies StoredDeletion);
    leaveMap();
    audit(db, transaction, uid, SCHEDULED[by], now);
    if (email !== null && by !== 'lost-sign-in')
      post({ kind: 'deletion-scheduled', to: email, uid, dueAt, by, ...(role && { role }) });
    return { kind: 'planned', dueAt };
  });
}

/**
 * Leaves an account to the next run, with no grace and no mail: nothing of it is seen from now on, no session that there is
 * reads or writes it, and nobody can cancel.
 * @returns the function that writes it, for after the reads of the transaction
 */
export async function prepareErasure(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  now: number,
): Promise<() => void> {
  const leaveMap = await leavingMap(db, transaction, uid);
  const user = await transaction.get(db.doc(`users/${uid}`));
  const at = Timestamp.fromMillis(now);
  return () => {
    transaction.set(deletionRef(db, uid), {
      requestedAt: at,
      dueAt: at,
      startedAt: at,
    } satisfies StoredDeletion);
    closeRecord(transaction, user, now);
    leaveMap();
  };
}

/**
 * Cancels a deletion; none to cancel is fine too. One that the guardian asked for only the guardian cancels, until the player
 * is 18: then the guardian has no say any more, and the player decides. One of an account whose sign-in was gone its owner
 * cancels, who can sign in again. The mail needs no budget of its own: there are no more of them than deletions were planned.
 * @returns why it goes on, or `kept`
 */
export function cancelDeletion(
  { firestore: db, outbox, now: clock }: DeletionDeps,
  { uid, email }: Owner,
  by: 'owner' | 'guardian' = 'owner',
): Promise<'kept' | 'begun' | 'not-theirs'> {
  return outbox.transaction(async (transaction, post) => {
    const now = clock();
    const refs = [deletionRef(db, uid), ...grownRefs(db, uid)] as const;
    const [stored, account, gate] = await transaction.getAll(...refs);
    const previous = stored?.data() as StoredDeletion | undefined;
    if (previous === undefined) return 'kept';
    if (previous.startedAt !== undefined) return 'begun';
    const isGuardians = previous.by === 'guardian' && !isGrown(account, gate, now);
    if ((isGuardians ? 'guardian' : 'owner') !== by) return 'not-theirs';
    transaction.delete(deletionRef(db, uid));
    audit(
      db,
      transaction,
      uid,
      by === 'owner' ? 'deletion-cancelled' : 'deletion-cancelled-by-guardian',
      now,
    );
    const { role } = previous;
    if (email !== null) post({ kind: 'deletion-cancelled', to: email, uid, by, ...(role && { role }) });
    return 'kept';
  });
}
