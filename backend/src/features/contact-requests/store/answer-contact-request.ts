import { answersAfter, type ContactAnswer, DAY_MS } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { GuardianConsent } from '../../account';
import type { Outbox } from '../../../lib/mail/outbox';
import { block, contactWriterRef } from './contact-blocks';
import { type ClosedLink, type OpenRequest, readContactLink, readForReceiver } from './contact-link';
import {
  ANSWERED,
  type ContactRequest,
  contactRequests,
  findAnswer,
  KEEP_REPORTED_DAYS,
} from './contact-request';
import { findReceiverAddress, isReachable } from './deliver-contact-request';

interface Deps {
  firestore: Firestore;
  auth: Auth;
  outbox: Outbox;
  now: () => number;
  /** Where somebody reads what was reported; null: only the command lists it. */
  inbox: string | null;
}

/** What a receiver says. */
export interface ReceiverAnswer {
  answer: ContactAnswer;
  /** The receiver's words with a report. */
  report: string;
}

type Outcome = ClosedLink | 'answered';
type Post = Parameters<Parameters<Outbox['transaction']>[0]>[1];

/** Stores an answer within a transaction. A decline and a block are told to nobody. */
async function store(
  { firestore: db, auth, inbox }: Deps,
  transaction: Transaction,
  post: Post,
  { ref, request, consent }: OpenRequest,
  { answer, report }: ReceiverAnswer,
  now: number,
): Promise<Outcome> {
  const { writer, writerKey } = request;
  const requestId = ref.id;
  const decidedAt = Timestamp.fromMillis(now);
  if (!answersAfter(findAnswer(request)).includes(answer)) return 'used';
  if (answer === 'accept') {
    const to = await findReceiverAddress({ auth, firestore: db }, request, consent);
    if (!isReachable(request, to)) return 'over';
    transaction.update(ref, { status: ANSWERED.accept, decidedAt } satisfies Partial<ContactRequest>);
    if (to !== null) post({ kind: 'contact-address', to, uid: null, requestId });
    post({ kind: 'contact-accepted', to: writer.email, uid: null, requestId });
    return 'answered';
  }
  transaction.update(ref, { status: ANSWERED[answer], decidedAt } satisfies Partial<ContactRequest>);
  if (answer !== 'decline') block(db, transaction, request, consent, now);
  if (answer === 'report') {
    const expireAt = Timestamp.fromMillis(now + KEEP_REPORTED_DAYS * DAY_MS);
    transaction.update(ref, { report, expireAt } satisfies Partial<ContactRequest>);
    // Every other request of the writer is stopped by this one document, wherever it is.
    transaction.set(contactWriterRef(db, writerKey), { at: decidedAt, requestId });
    if (inbox !== null) post({ kind: 'contact-review', to: inbox, uid: null, requestId });
  }
  return 'answered';
}

/** Answers by the link in the receiver's mail. */
export function answerByLink(deps: Deps, text: string, answer: ReceiverAnswer): Promise<Outcome> {
  const { firestore: db } = deps;
  const now = deps.now();
  return deps.outbox.transaction<Outcome>(async (transaction, post) => {
    const link = await readContactLink(db, transaction, text, now);
    if (link.kind !== 'open') return link.kind;
    if (link.purpose !== 'receiver') return 'unknown';
    return store(deps, transaction, post, link, answer, now);
  });
}

/** Answers in the account of whoever a request is for. */
function answerInAccount(
  deps: Deps,
  isReceiver: (found: OpenRequest) => boolean,
  id: string,
  answer: ReceiverAnswer,
): Promise<Outcome> {
  const { firestore: db } = deps;
  const now = deps.now();
  return deps.outbox.transaction<Outcome>(async (transaction, post) => {
    const found = await readForReceiver(db, transaction, contactRequests(db).doc(id), now);
    if (found.kind !== 'open' || !isReceiver(found)) return 'unknown';
    return store(deps, transaction, post, found, answer, now);
  });
}

/** Answers as the adult the request is for. */
export function answerOwn(deps: Deps, uid: string, id: string, answer: ReceiverAnswer): Promise<Outcome> {
  const isReceiver = ({ request }: OpenRequest) => request.uid === uid && request.receiver === 'player';
  return answerInAccount(deps, isReceiver, id, answer);
}

/**
 * Answers as the guardian of a player.
 * @param isGuardian whether an agreement to sharing is that guardian's
 */
export function answerAsGuardian(
  deps: Deps,
  { uid, isGuardian }: { uid: string; isGuardian: (consent: GuardianConsent) => boolean },
  id: string,
  answer: ReceiverAnswer,
): Promise<Outcome> {
  const isReceiver = ({ request, consent }: OpenRequest) =>
    request.uid === uid && request.receiver === 'guardian' && consent !== undefined && isGuardian(consent);
  return answerInAccount(deps, isReceiver, id, answer);
}
