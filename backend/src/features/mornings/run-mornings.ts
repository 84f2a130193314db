import { localTime, nextMorning } from '@skora/domain';
import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { enqueueMail } from '../../lib/mail/outbox-store';
import type { TaskDeps } from '../../lib/services/task-deps';
import { type PrivateAccount, privateAccountRef } from '../account';
import { noticeFor, type NotificationRecord, chooseZone } from '../notifications';
import { verifiedAddress } from './store/verified-address';
import { morningFacts } from './store/morning-facts';

const PORTION = 50;
/** When somebody whose morning failed is tried again. */
const LATER_MS = 3_600_000;

type Deps = Pick<TaskDeps, 'firestore' | 'auth' | 'now' | 'log' | 'closing' | 'longestRunMs'>;

/** What a run did. */
interface MorningRun {
  players: number;
  mails: number;
  failed: number;
}

async function readZone(db: Firestore, uid: string, said: string | null): Promise<string> {
  const account = (await privateAccountRef(db, uid).get()).data() as PrivateAccount | undefined;
  return chooseZone(said, account?.country ?? null);
}

/**
 * One morning of one player, or of a guardian who wants the weekly email: what is due is told, and on the chosen day the weekly email goes into the outbox. The next
 * morning is written in the same transaction, so that nobody has one twice.
 * @returns whether a mail goes out; `null` when somebody else served it
 */
async function serve(deps: Deps, due: QueryDocumentSnapshot): Promise<boolean | null> {
  const { firestore: db } = deps;
  const now = deps.now();
  const { ref, id: uid } = due;
  const { timeZone = null, weeklyDay = null, morningAt } = due.data() as Partial<NotificationRecord>;
  const zone = await readZone(db, uid, timeZone);
  const today = localTime(now, zone);
  const facts = await morningFacts(db, uid, today);
  const to = weeklyDay === today.weekday ? await verifiedAddress(deps.auth, uid) : null;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const same = (stored.get('morningAt') as Timestamp | undefined)?.isEqual(morningAt as Timestamp);
    if (same !== true) return null;
    const user = await transaction.get(db.doc(`users/${uid}`));
    const notice = await noticeFor(db, transaction, uid, facts, now);
    transaction.update(ref, { morningAt: Timestamp.fromMillis(nextMorning(now, zone)) });
    notice.tell();
    const mailed = to !== null && notice.isOpen && user.get('status') !== 'pending-guardian';
    const isGuardian = user.get('role') === 'guardian';
    const kind = isGuardian ? 'weekly-family' : 'weekly-summary';
    if (mailed) enqueueMail(db, transaction, { kind, to, uid, at: now, zone }, now);
    return mailed;
  });
}

/** Tells every player whose morning has come what is due. Safe to repeat, and to run beside itself. */
export async function runMornings(deps: Deps): Promise<MorningRun> {
  const { firestore: db, now, log, closing, longestRunMs } = deps;
  const run: MorningRun = { players: 0, mails: 0, failed: 0 };
  const began = Date.now();
  const goesOn = () => !closing.aborted && Date.now() - began < longestRunMs;
  const due = db.collection('notifications').where('morningAt', '<=', Timestamp.fromMillis(now()));
  const portion = due.orderBy('morningAt').limit(PORTION);
  let { docs } = await portion.get();
  while (docs.length > 0 && goesOn()) {
    for (const stored of docs) {
      if (!goesOn()) break;
      try {
        const mailed = await serve(deps, stored);
        if (mailed !== null) run.players += 1;
        if (mailed) run.mails += 1;
      } catch (error) {
        run.failed += 1;
        log.error({ err: error }, 'a morning failed');
        await stored.ref.update({ morningAt: Timestamp.fromMillis(now() + LATER_MS) });
      }
    }
    ({ docs } = await portion.get());
  }
  return run;
}
