import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { endLinks } from './link-state';

interface Deps {
  auth: Auth;
  firestore: Firestore;
}

/** Whole seconds, as the identity provider counts: a session that begins in that very second counts. */
function readSeconds(time: string | undefined): number {
  return time === undefined ? 0 : Math.floor(Date.parse(time) / 1000);
}

async function writeSince(db: Firestore, uid: string, since: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(`users/${uid}`));
    if (user.exists && since > ((user.get('sessionsFrom') as number | undefined) ?? 0)) {
      transaction.update(user.ref, { sessionsFrom: since });
    }
  });
}

/**
 * Writes into `users/{uid}` since when sessions count, if the identity provider has ended older ones: the rules of the store know it
 * then, which let an ID token in for up to an hour more. Also after a new password, which only the provider hears of. Safe to repeat.
 */
export async function followSessions(
  { firestore }: Pick<Deps, 'firestore'>,
  { uid, tokensValidAfterTime, metadata }: UserRecord,
): Promise<void> {
  const since = readSeconds(tokensValidAfterTime);
  // An account begins with that time, and no session is older.
  if (since > readSeconds(metadata.creationTime)) await writeSince(firestore, uid, since);
}

/** No session that there is counts for the rules of the store from now on: of an account whose sign-in goes, for good. */
export function closeRecord(transaction: Transaction, user: DocumentSnapshot, now: number): void {
  if (user.exists) transaction.update(user.ref, { sessionsFrom: Math.floor(now / 1000) + 1 });
}

/** Ends every session of an account: none is renewed, no older ID token is taken, and no mailed link works. */
export async function endSessions({ auth, firestore }: Deps, uid: string): Promise<void> {
  await firestore.runTransaction(async (transaction) => endLinks(firestore, transaction, uid));
  await auth.revokeRefreshTokens(uid);
  const { tokensValidAfterTime } = await auth.getUser(uid);
  await writeSince(firestore, uid, readSeconds(tokensValidAfterTime));
}
