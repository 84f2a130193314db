import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import {
  ageGateRef,
  ageOn,
  alignFiles,
  audit,
  beginProfile,
  type PrivateAccount,
  privateAccountRef,
  readAgeGate,
} from '../../account';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { consentAge } from '../domain/consent-age';
import { markPending } from './guardian-claim';

interface Deps {
  firestore: Firestore;
  auth: Auth;
  bucket: () => StorageBucket;
  now: () => number;
  log: { error: (fields: object, message: string) => void };
}

const PAGE = 200;

/** Opens one account if its player has reached the age to agree alone. @returns whether it did */
function openIfGrown({ firestore: db }: Deps, uid: string, now: number): Promise<boolean> {
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

async function* waitingPlayers(db: Firestore): AsyncGenerator<string> {
  const waiting = db.collection('users').where('status', '==', 'pending-guardian').limit(PAGE);
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? waiting.startAfter(last) : waiting).get();
    for (const { id } of docs) yield id;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}

/**
 * Opens the accounts of players who waited for a guardian, or were declined, and have since reached the age at which
 * their country lets them agree alone: they accepted the terms themselves. Safe to repeat.
 */
export async function openGrownAccounts(deps: Deps) {
  const now = deps.now();
  const result = { opened: 0, failed: 0 };
  for await (const uid of waitingPlayers(deps.firestore)) {
    try {
      if (!(await openIfGrown(deps, uid, now))) continue;
      await markPending(deps.auth, uid, false);
      await alignFiles(deps, uid);
      result.opened += 1;
    } catch (error) {
      result.failed += 1;
      deps.log.error({ err: error }, 'an account of age could not be opened');
    }
  }
  return result;
}
