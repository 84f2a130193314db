import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { confirmationBudgets } from '../domain/confirmation-budgets';
import { isSameMailbox } from '../../../lib/text/mailbox';
import type { Outbox } from '../../../lib/mail/outbox';
import {
  ANSWER_DAYS,
  confirmationRequestRef,
  queryConfirmationRequests,
  KEEP_DAYS,
  type ConfirmationRequest,
} from './confirmation-request';
import { readCurrentNumbers, type NumberName } from './current-numbers';
import { refusesRequests } from './coach-refusal';
import { readDecider } from './read-decider';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';

interface AskDeps {
  firestore: Firestore;
  outbox: Outbox;
  now: () => number;
}

/** What a player asks a coach. */
interface CoachQuestion {
  uid: string;
  ownEmail: string;
  playerName: string;
  coach: ConfirmationRequest['coach'];
  email: string;
  numbers: readonly NumberName[];
}

type Outcome =
  | { kind: 'asked'; id: string; request: ConfirmationRequest }
  | { kind: 'later'; wait: number }
  /** The address belongs to the player or to the guardian. */
  | { kind: 'own-address' }
  /** The player is under 18, and no guardian has agreed to anything. */
  | { kind: 'guardian-needed' }
  /** Somebody at that address asked for no more of these mails. */
  | { kind: 'suppressed' }
  /** The coach has not answered the last request yet. */
  | { kind: 'waiting' }
  /** Which of the numbers, counted from zero, are none of the player's. */
  | { kind: 'unknown-numbers'; at: number[] };

/** Asks a coach whether numbers are right. For a player under 18 the guardian is asked first. */
export function askCoach(
  { firestore: db, outbox, now: clock }: AskDeps,
  question: CoachQuestion,
): Promise<Outcome> {
  const { uid, ownEmail, playerName, coach, email, numbers } = question;
  const now = clock();
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const decider = await readDecider(db, transaction, uid, now);
    const own = [ownEmail, ...decider.guardianEmails];
    if (own.some((address) => isSameMailbox(address, email))) return { kind: 'own-address' };
    if (!decider.grown && decider.guardian === null) return { kind: 'guardian-needed' };
    const guardian = decider.grown ? null : (decider.guardian?.email ?? null);
    if (await refusesRequests(db, transaction, email)) return { kind: 'suppressed' };
    const budget = await checkBudgets(db, transaction, confirmationBudgets(uid, email), now);
    // Outside the transaction, which would lock the requests of all players in the emulator and all of this player's in
    // production. Two requests at the same moment change the same budget, so the second runs again and finds the first.
    const open = await queryConfirmationRequests(db, uid)
      // What waits for a guardian waits for nobody once the player is grown.
      .where('status', 'in', guardian === null ? ['open'] : ['open', 'with-guardian'])
      .get();
    const waits = open.docs
      .map((document) => document.data() as ConfirmationRequest)
      .some((one) => one.expiresAt.toMillis() > now && isSameMailbox(one.email, email));
    if (waits) return { kind: 'waiting' };
    if (budget.wait > 0) return { kind: 'later', wait: budget.wait };
    const current = await readCurrentNumbers(db, transaction, uid, numbers);
    const found = numbers.map(({ kind, ref, key }) =>
      current.find((number) => number.kind === kind && number.ref === ref && number.key === key),
    );
    const items = found.filter((number) => number !== undefined);
    if (items.length < found.length) {
      return { kind: 'unknown-numbers', at: found.flatMap((number, at) => (number ? [] : [at])) };
    }

    budget.spend();
    const id = randomUUID();
    const request: ConfirmationRequest = {
      uid,
      playerName,
      coach,
      email,
      items,
      status: guardian === null ? 'open' : 'with-guardian',
      requestedAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + ANSWER_DAYS * DAY_MS),
      decidedAt: null,
      expireAt: Timestamp.fromMillis(now + KEEP_DAYS * DAY_MS),
    };
    transaction.create(confirmationRequestRef(db, id), request);
    if (guardian === null) post({ kind: 'confirmation-request', to: email, uid, requestId: id });
    else post({ kind: 'confirmation-approval', to: guardian, uid, requestId: id });
    return { kind: 'asked', id, request };
  });
}
