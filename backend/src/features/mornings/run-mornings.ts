import { localTime, nextMorning } from '@skora/domain';
import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addCounts, type Counts } from '../../lib/jobs/job';
import type { Part } from '../../lib/jobs/sweep';
import { enqueueMail } from '../../lib/mail/outbox-store';
import type { TaskDeps } from '../../lib/services/task-deps';
import { type PrivateAccount, privateAccountRef } from '../account';
import { noticeFor, type NotificationRecord, chooseZone } from '../notifications';
import { verifiedAddress } from './store/verified-address';
import { daysToServe, morningFacts } from './store/morning-facts';

/** When somebody whose morning failed is tried again. */
const LATER_MS = 3_600_000;

type Deps = Pick<TaskDeps, 'firestore' | 'auth' | 'now'>;

async function readZone(db: Firestore, uid: string, said: string | null): Promise<string> {
  const account = (await privateAccountRef(db, uid).get()).data() as PrivateAccount | undefined;
  return chooseZone(said, account?.country ?? null);
}

/**
 * One morning of one player, or of a guardian who wants the weekly email: what is due is told, and on the chosen day the weekly email goes into the outbox. The next
 * morning is written in the same transaction, so that nobody has one twice.
 * @returns whether a mail goes out; `null` when it was served before, by somebody else or in another time zone
 */
async function serve(deps: Deps, due: QueryDocumentSnapshot): Promise<boolean | null> {
  const { firestore: db } = deps;
  const now = deps.now();
  const { ref, id: uid } = due;
  const record = due.data() as Partial<NotificationRecord>;
  const { timeZone = null, weeklyDay = null, servedDay = null, morningAt } = record;
  const zone = await readZone(db, uid, timeZone);
  const today = localTime(now, zone);
  const days = daysToServe(today, servedDay);
  const facts = await morningFacts(db, uid, days);
  const isMailDay = days.some(({ weekday }) => weekday === weeklyDay);
  const to = isMailDay ? await verifiedAddress(deps.auth, uid) : null;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const same = (stored.get('morningAt') as Timestamp | undefined)?.isEqual(morningAt as Timestamp);
    if (same !== true) return null;
    const user = await transaction.get(db.doc(`users/${uid}`));
    const notice = await noticeFor(db, transaction, uid, facts, now);
    const next = Timestamp.fromMillis(nextMorning(now, zone));
    transaction.update(ref, { morningAt: next, ...(days.length > 0 && { servedDay: today.day }) });
    if (days.length === 0) return null;
    notice.tell();
    const mailed = to !== null && notice.isOpen && user.get('status') !== 'pending-guardian';
    const isGuardian = user.get('role') === 'guardian';
    const kind = isGuardian ? 'weekly-family' : 'weekly-summary';
    if (mailed) enqueueMail(db, transaction, { kind, to, uid, at: now, zone }, now);
    return mailed;
  });
}

/** @returns what to count it as */
async function tryToServe(deps: TaskDeps, due: QueryDocumentSnapshot): Promise<Counts> {
  try {
    const mailed = await serve(deps, due);
    return { players: mailed === null ? 0 : 1, mails: mailed ? 1 : 0 };
  } catch (error) {
    deps.log.error({ err: error }, 'a morning failed');
    await due.ref.update({ morningAt: Timestamp.fromMillis(deps.now() + LATER_MS) });
    return { failed: 1 };
  }
}

/**
 * Players whose morning has come are told what is due. Safe to repeat, and to run beside itself. Ten at a time: a whole time zone
 * is due within minutes, and each of them waits for the store.
 */
export const dueMornings: Part = {
  documents: ({ firestore, now }) =>
    firestore.collection('notifications').where('morningAt', '<=', Timestamp.fromMillis(now())),
  by: 'morningAt',
  page: 20,
  portion: 10,
  work: async (deps, documents) => {
    const counts = { players: 0, mails: 0, failed: 0 };
    const served = await Promise.all(documents.map((due) => tryToServe(deps, due)));
    for (const one of served) addCounts(counts, one);
    return counts;
  },
};
