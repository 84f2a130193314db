import { DAY_MS, findRedFlags } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { checkBudgets } from '../../../lib/budgets/request-budget-store';
import type { Budget } from '../../../lib/budgets/request-budget';
import type { Outbox } from '../../../lib/mail/outbox';
import { pairBudget, receiverBudget, refusedBudget, reviewMailBudget } from '../domain/contact-budgets';
import { readStops, receiverKey } from './contact-blocks';
import { type ClosedLink, readContactLink } from './contact-link';
import { type ContactRequest, KEEP_DAYS } from './contact-request';
import { deliver, findReceiverAddress, isReachable } from './deliver-contact-request';

interface Deps {
  firestore: Firestore;
  auth: Auth;
  outbox: Outbox;
  now: () => number;
  /** Where somebody reads what is held; null: only the command lists it. */
  inbox: string | null;
}

/** `asked`: this writer wrote to this player less than a week ago. */
type Outcome = ClosedLink | 'asked' | 'sent' | 'discarded';

const findFlags = ({ writer, reason }: ContactRequest): ContactRequest['flags'] =>
  findRedFlags([writer.name, writer.club, reason].join('\n'));

/**
 * Passes a request on once its writer has come by the link in the mail; what is worrying, or too much for a day, waits until
 * somebody has read it. The writer gets the same answer in each case.
 * @param sends false: whoever got the mail did not write it, so it is removed
 */
export function proveContactRequest(deps: Deps, text: string, sends: boolean): Promise<Outcome> {
  const { firestore: db, auth, outbox, inbox } = deps;
  const now = deps.now();
  return outbox.transaction<Outcome>(async (transaction, post) => {
    const link = await readContactLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    if (link.purpose !== 'writer') return 'unknown';
    const { ref, request, consent } = link;
    const { uid, writer, writerKey } = request;
    const check = (budget: Budget) => checkBudgets(db, transaction, [budget], now);
    if (!sends) {
      const refused = await check(refusedBudget(writer.email));
      refused.spend();
      transaction.delete(ref);
      return 'discarded';
    }
    const stops = await readStops(db, transaction, request, consent);
    const pair = await check(pairBudget(uid, writerKey));
    const day = await check(receiverBudget(receiverKey(uid, consent)));
    const told = await check(reviewMailBudget());
    if (pair.wait > 0) return 'asked';
    const to = await findReceiverAddress({ auth, firestore: db }, request, consent);
    const flags = findFlags(request);
    if (stops === 'returning') flags.push('returning');
    if (day.wait > 0) flags.push('many');
    const proven = {
      provenAt: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + KEEP_DAYS * DAY_MS),
      flags,
    };
    pair.spend();
    if (stops === 'stopped' || !isReachable(request, to)) {
      transaction.update(ref, { ...proven, status: 'dropped' });
    } else if (flags.length > 0) {
      transaction.update(ref, { ...proven, status: 'held' });
      told.spend();
      if (inbox !== null && told.wait === 0)
        post({ kind: 'contact-review', to: inbox, uid: null, requestId: ref.id });
    } else {
      day.spend();
      deliver(transaction, post, link, to, proven, now);
    }
    return 'sent';
  });
}
