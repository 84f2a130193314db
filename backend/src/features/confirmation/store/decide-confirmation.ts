import type { Confirmation, ConfirmedNumber } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { noticeFor } from '../../notifications';
import { emailAddressKey } from '../../../lib/text/email-address';
import { mailboxKey } from '../../../lib/text/mailbox';
import type { Outbox } from '../../../lib/mail/outbox';
import { readConfirmationLink, type ClosedLink } from './confirmation-link';
import { confirmationRequestRef, type ConfirmationRequest } from './confirmation-request';
import { findUser } from '../../../lib/guards/find-user';

interface DecisionDeps {
  firestore: Firestore;
  auth: Auth;
  outbox: Outbox;
  now: () => number;
}

/** What a coach answers: places in the list of numbers, counted from zero, and a note in the coach's own words. */
interface CoachAnswer {
  confirmed: readonly number[];
  declined: readonly number[];
  note: string;
}

type Outcome =
  | ClosedLink
  | 'decided'
  /** Numbers changed since the coach read them, or some are left unanswered. */
  | 'other-numbers';

/** Whether every unchanged number is answered once, and no changed one is confirmed. */
function answersAll({ confirmed, declined }: CoachAnswer, unchanged: readonly boolean[]): boolean {
  const answered = [...confirmed, ...declined].sort((a, b) => a - b);
  const open = unchanged.flatMap((same, at) => (same ? [at] : []));
  return open.length === answered.length && open.every((at, index) => at === answered[index]);
}

/** The decision as the player, and later the CV, reads it. */
function confirmationOfRequest(
  { uid, coach, email }: ConfirmationRequest,
  decided: Pick<Confirmation, 'decision' | 'note'> & { items: ConfirmedNumber[] },
  at: Timestamp,
) {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const key = emailAddressKey(`${uid}:${mailboxKey(email)}`).slice(0, 32);
  return {
    ...decided,
    coach: { ...coach, domain, key },
    decidedAt: at,
    hidden: false,
    schemaVersion: 1,
    updatedAt: FieldValue.serverTimestamp(),
  };
}

/** Stores what a coach decided, once per request: confirmation, request and the mail to the player in one transaction. */
export function decideConfirmation(deps: DecisionDeps, text: string, answer: CoachAnswer): Promise<Outcome> {
  const { firestore: db, outbox, auth } = deps;
  const now = deps.now();
  const at = Timestamp.fromMillis(now);
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const link = await readConfirmationLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    const { token, request, unchanged } = link;
    const { uid, requestId } = token;
    if (token.purpose !== 'coach') return 'unknown';
    if (!answersAll(answer, unchanged)) return 'other-numbers';
    const to = (await findUser(auth, uid))?.email ?? null;
    if (to === null) return 'unknown';
    const counts = { confirmed: answer.confirmed.length, declined: answer.declined.length };
    const fact = { kind: 'coach-answered', key: requestId, params: counts } as const;
    const notice = await noticeFor(db, transaction, uid, [fact], now);

    const itemsAt = (places: readonly number[]) => request.items.filter((_item, at) => places.includes(at));
    const [confirmed, declined] = [itemsAt(answer.confirmed), itemsAt(answer.declined)];
    const collection = db.collection('profiles').doc(uid).collection('confirmations');
    const write = (decision: Confirmation['decision'], items: ConfirmedNumber[], note: string) => {
      if (items.length === 0) return;
      transaction.create(
        collection.doc(`${requestId}-${decision}`),
        confirmationOfRequest(request, { decision, items, note }, at),
      );
    };
    write('confirmed', confirmed, declined.length === 0 ? answer.note : '');
    write('declined', declined, answer.note);
    transaction.update(confirmationRequestRef(db, requestId), { status: 'decided', decidedAt: at });
    notice.tell();
    if (notice.wants('coach-answered')) post({ kind: 'confirmation-decision', to, uid, ...counts });
    return 'decided';
  });
}
