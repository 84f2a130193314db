import { unchangedNumbers } from '@skora/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { grownRefs, isGrown, mayBeSeen, standingRefs } from '../../account';
import { confirmationRequestRef, type ConfirmationRequest } from './confirmation-request';
import { findConfirmationToken, type ConfirmationToken } from './confirmation-token';
import { readCurrentNumbers } from './current-numbers';

/** Why a link does not work. */
export type ClosedLink = 'unknown' | 'used' | 'withdrawn' | 'expired';

/** What became of a link of a coach or of a guardian. */
type ConfirmationLink =
  | { kind: ClosedLink }
  | {
      kind: 'open';
      token: ConfirmationToken;
      request: ConfirmationRequest;
      /** Whether each number is still what it was when the player asked. */
      unchanged: boolean[];
    };

function closedBy({ status, expiresAt }: ConfirmationRequest, { purpose }: ConfirmationToken, now: number) {
  if (status === 'withdrawn') return 'withdrawn';
  if (status !== (purpose === 'coach' ? 'open' : 'with-guardian')) return 'used';
  return expiresAt.toMillis() <= now ? 'expired' : null;
}

/** Reads a link within a transaction; reading it never decides anything. */
export async function readConfirmationLink(
  db: Firestore,
  transaction: Transaction,
  text: string,
  now: number,
): Promise<ConfirmationLink> {
  const ref = findConfirmationToken(db, text);
  const token = ref && ((await transaction.get(ref)).data() as ConfirmationToken | undefined);
  if (!token) return { kind: 'unknown' };
  const [stored, account, gate, ...standing] = await transaction.getAll(
    confirmationRequestRef(db, token.requestId),
    ...grownRefs(db, token.uid),
    ...standingRefs(db, token.uid),
  );
  const request = stored?.data() as ConfirmationRequest | undefined;
  if (request === undefined) return { kind: 'unknown' };
  const closed = closedBy(request, token, now);
  if (closed !== null) return { kind: closed };
  // What closed the account meanwhile has closed what it asked for, too.
  if (!mayBeSeen(...standing)) return { kind: 'withdrawn' };
  // From 18 on the player asks coaches alone.
  if (token.purpose === 'guardian' && isGrown(account, gate, now)) return { kind: 'withdrawn' };
  const current = await readCurrentNumbers(db, transaction, token.uid, request.items);
  const same = new Set(unchangedNumbers(request, current));
  return { kind: 'open', token, request, unchanged: request.items.map((item) => same.has(item)) };
}

/** Looks at a link without a change. */
export function lookAtConfirmationLink(db: Firestore, text: string, now: number): Promise<ConfirmationLink> {
  return db.runTransaction((transaction) => readConfirmationLink(db, transaction, text, now), {
    readOnly: true,
  });
}
