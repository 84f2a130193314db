import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { alignFiles, audit, auditLog, deletionRef, endSessions } from '../account';
import { leavingMap } from '../player-map';
import type { StorageBucket } from '../../lib/firestore/connect-firebase';
import { enqueueMail } from '../../lib/mail/outbox-store';
import { findUser } from '../../lib/guards/find-user';

interface Deps {
  firestore: Firestore;
  auth: Auth;
  bucket: () => StorageBucket;
  now: () => number;
}

/** What somebody decided about an account. */
export interface AccountDecision {
  uid: string;
  decision: 'suspend' | 'restore';
  /** What the player is told. */
  reason: string;
}

/** A decision that is in force. */
interface DecidedAccount {
  /** Nothing to do for an account that was in that state before. */
  changed: boolean;
  /** A mail goes to the player. */
  mailed: boolean;
}

const AUDITED = { suspend: 'account-suspended', restore: 'account-restored' } as const;

function describeChange(user: DocumentSnapshot, decision: AccountDecision['decision']) {
  if (decision === 'suspend') {
    return { status: 'suspended', suspendedFrom: (user.get('status') as string | undefined) ?? 'active' };
  }
  // Suspended by hand, before there was a command, says nothing about the time before.
  const status = (user.get('suspendedFrom') as string | undefined) ?? 'active';
  return { status, suspendedFrom: FieldValue.delete() };
}

/**
 * Suspends an account or ends that, and tells the player why: a suspended one saves nothing, is seen by nobody, is off the
 * player map and cannot sign in, and no address of a file works. Safe to repeat; sign-in and files follow the record each time.
 * @returns null when there is no such account, or it is being erased
 */
export async function decideAccount(
  { firestore: db, auth, bucket, now: clock }: Deps,
  { uid, decision, reason }: AccountDecision,
): Promise<DecidedAccount | null> {
  const now = clock();
  const identity = await findUser(auth, uid);
  if (!identity) return null;
  const to = identity.email ?? null;
  const decided = await db.runTransaction<DecidedAccount | null>(async (transaction) => {
    const [user, deletion] = await transaction.getAll(db.doc(`users/${uid}`), deletionRef(db, uid));
    const leaveMap = await leavingMap(db, transaction, uid);
    if (!user?.exists || deletion?.get('startedAt') !== undefined) return null;
    const suspended = user.get('status') === 'suspended';
    if (suspended === (decision === 'suspend')) return { changed: false, mailed: false };
    transaction.update(user.ref, describeChange(user, decision));
    if (decision === 'suspend') leaveMap();
    const entry = audit(db, transaction, uid, AUDITED[decision], now, reason);
    if (to !== null)
      enqueueMail(db, transaction, { kind: 'account-decision', to, uid, decision, entry }, now);
    return { changed: true, mailed: to !== null };
  });
  if (!decided) return null;
  await auth.updateUser(uid, { disabled: decision === 'suspend' });
  if (decision === 'suspend') await endSessions({ auth, firestore: db }, uid);
  await alignFiles({ firestore: db, bucket }, uid);
  return decided;
}

/** Why somebody decided so; null when it was decided otherwise since, or the account is gone. */
export async function readAccountDecision(
  db: Firestore,
  { uid, decision, entry }: Pick<AccountDecision, 'uid' | 'decision'> & { entry: string },
): Promise<string | null> {
  const [user, decided] = await db.getAll(db.doc(`users/${uid}`), auditLog(db, uid).doc(entry));
  const suspended = user?.get('status') === 'suspended';
  const reason = decided?.get('reason') as string | undefined;
  return reason !== undefined && suspended === (decision === 'suspend') ? reason : null;
}
