import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { noticeFor } from '../../notifications';
import { findUser } from '../../../lib/guards/find-user';
import type { Outbox } from '../../../lib/mail/outbox';
import { isSameMailbox } from '../../../lib/text/mailbox';
import { readConfirmationLink, type ClosedLink } from './confirmation-link';
import { ANSWER_DAYS, confirmationRequestRef, type ConfirmationRequest } from './confirmation-request';
import { coachRefusalRef, refusesRequests } from './coach-refusal';
import { readDecider } from './read-decider';

/** Stores that whoever got the mail is not that coach. @param suppress whether that address gets no more of them */
export function refuseConfirmation(
  db: Firestore,
  text: string,
  suppress: boolean,
  now: number,
): Promise<ClosedLink | 'decided'> {
  const at = Timestamp.fromMillis(now);
  return db.runTransaction(async (transaction) => {
    const link = await readConfirmationLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    if (link.token.purpose !== 'coach') return 'unknown';
    transaction.update(confirmationRequestRef(db, link.token.requestId), { status: 'not-me', decidedAt: at });
    if (suppress) transaction.set(coachRefusalRef(db, link.request.email), { at });
    return 'decided';
  });
}

interface ApprovalDeps {
  firestore: Firestore;
  auth: Auth;
  outbox: Outbox;
  now: () => number;
}

/** Stores whether a guardian agrees to a coach being asked; the coach gets the mail and a full time to answer. */
export function approveConfirmation(
  { firestore: db, auth, outbox, now: clock }: ApprovalDeps,
  text: string,
  approved: boolean,
): Promise<ClosedLink | 'decided'> {
  const now = clock();
  return outbox.transaction<ClosedLink | 'decided'>(async (transaction, post) => {
    const link = await readConfirmationLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    const { uid, requestId, purpose } = link.token;
    if (purpose !== 'guardian') return 'unknown';
    const { guardian } = await readDecider(db, transaction, uid, now);
    if (guardian === null) return 'withdrawn';
    const to = (await findUser(auth, uid))?.email;
    // A mailbox that was a guardian's when it was asked can be the player's by now.
    if (to === undefined || isSameMailbox(guardian.email, to)) return 'unknown';
    const ref = confirmationRequestRef(db, requestId);
    const refuses = approved && (await refusesRequests(db, transaction, link.request.email));
    const params = { subject: 'confirmation', decision: approved ? 'approved' : 'declined' };
    const fact = { kind: 'guardian-decided', key: `confirmation:${requestId}`, params } as const;
    const notice = await noticeFor(db, transaction, uid, [fact], now);
    notice.tell();
    if (!approved) {
      transaction.update(ref, { status: 'refused', decidedAt: Timestamp.fromMillis(now) });
      return 'decided';
    }
    if (refuses) {
      transaction.update(ref, { status: 'not-me', decidedAt: Timestamp.fromMillis(now) });
      return 'decided';
    }
    const expiresAt = Timestamp.fromMillis(now + ANSWER_DAYS * DAY_MS);
    transaction.update(ref, { status: 'open', expiresAt } satisfies Partial<ConfirmationRequest>);
    post({ kind: 'confirmation-request', to: link.request.email, uid, requestId });
    return 'decided';
  });
}

/**
 * Ends a request that waits for a coach who wants none any more, and may have said so since it was made.
 * @returns whether it has ended
 */
export function endIfRefused(db: Firestore, id: string, now: number): Promise<boolean> {
  const ref = confirmationRequestRef(db, id);
  return db.runTransaction(async (transaction) => {
    const request = (await transaction.get(ref)).data() as ConfirmationRequest | undefined;
    if (request?.status !== 'open') return true;
    if (!(await refusesRequests(db, transaction, request.email))) return false;
    transaction.update(ref, { status: 'not-me', decidedAt: Timestamp.fromMillis(now) });
    return true;
  });
}

/** Takes a request back. @returns false when the player has no such request that waits */
export function withdrawConfirmation(db: Firestore, uid: string, id: string, now: number): Promise<boolean> {
  const ref = confirmationRequestRef(db, id);
  return db.runTransaction(async (transaction) => {
    const request = (await transaction.get(ref)).data() as ConfirmationRequest | undefined;
    if (request?.uid !== uid) return false;
    if (request.status !== 'open' && request.status !== 'with-guardian') return false;
    transaction.update(ref, { status: 'withdrawn', decidedAt: Timestamp.fromMillis(now) });
    return true;
  });
}
