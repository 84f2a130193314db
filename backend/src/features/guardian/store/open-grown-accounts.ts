import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
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
import type { TaskDeps } from '../../../lib/services/task-deps';
import { consentAge } from '../domain/consent-age';
import { followAccount } from './follow-account';
import { markPending } from './guardian-claim';

const PAGE = 200;

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

async function* waitingPlayers(db: Firestore): AsyncGenerator<string> {
  const waiting = db.collection('users').where('status', '==', 'pending-guardian').limit(PAGE);
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? waiting.startAfter(last) : waiting).get();
    for (const { id } of docs) yield id;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}

/** Does what an earlier answer of a guardian left undone, because a process ended or the identity provider did not answer. */
async function finishAnswers(deps: TaskDeps, result: { followed: number; failed: number }): Promise<void> {
  const open = deps.firestore.collection(GUARDIAN_CONSENTS.account).where('followUp', '==', true);
  for (const { id } of (await open.limit(PAGE).get()).docs) {
    try {
      await followAccount(deps, id);
      result.followed += 1;
    } catch (error) {
      result.failed += 1;
      deps.log.error({ err: error }, 'what follows from the answer of a guardian is not done');
    }
  }
}

/**
 * Opens the accounts of players who waited for a guardian, or were declined, and have since reached the age at which
 * their country lets them agree alone: they accepted the terms themselves. Then does what follows from answers of
 * guardians, where it is left undone. Safe to repeat.
 */
export async function openGrownAccounts(deps: TaskDeps) {
  const now = deps.now();
  const result = { opened: 0, followed: 0, failed: 0 };
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
  await finishAnswers(deps, result);
  return result;
}
