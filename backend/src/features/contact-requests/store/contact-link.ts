import { ADULT_AGE, answersAfter, DAY_MS } from '@skora/domain';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  ageOn,
  type GuardianConsent,
  guardianConsentRef,
  mayBeSeen,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
  standingRefs,
} from '../../account';
import { openShareLinkAt } from '../../sharing';
import { contactWriterRef } from './contact-blocks';
import { ANSWER_DAYS, type ContactRequest, contactRequests, findAnswer, PROOF_DAYS } from './contact-request';
import { type ContactToken, findContactToken } from './contact-token';

/** Why a link does not work. `over`: what it relies on has ended. */
export type ClosedLink = 'unknown' | 'used' | 'expired' | 'over';

/** A request that can still be acted on. */
export interface OpenRequest {
  kind: 'open';
  ref: DocumentReference;
  request: ContactRequest;
  /** The guardian's agreement; undefined when the receiver is the player. */
  consent: GuardianConsent | undefined;
  /** What it relies on has ended since it was answered: its writer can only be blocked or reported. */
  ended: boolean;
}

type ContactLink = { kind: ClosedLink } | (OpenRequest & { purpose: ContactToken['purpose'] });

const passed = (from: { toMillis: () => number } | null, days: number, now: number) =>
  from !== null && from.toMillis() + days * DAY_MS <= now;

/** Whether a request may be passed on: link, account, age, agreement and the choice to be written to are as they were. */
export async function readDeliverable(
  db: Firestore,
  transaction: Transaction,
  request: ContactRequest,
  now: number,
): Promise<{ consent: GuardianConsent | undefined } | null> {
  const opened = await openShareLinkAt(db, transaction, request.linkKey, now);
  if (opened.kind !== 'open' || opened.contact !== request.receiver) return null;
  const { consent } = opened;
  return (consent?.requestId ?? null) === request.consentId ? { consent } : null;
}

/**
 * Whether a request that was passed on is still the receiver's to answer. A guardian's has ended as soon as the player is an
 * adult; it does not become the player's.
 */
async function readStanding(
  db: Firestore,
  transaction: Transaction,
  { uid, receiver, consentId, writerKey }: ContactRequest,
  now: number,
): Promise<Pick<OpenRequest, 'consent' | 'ended'>> {
  const [found, asked, opened, writer, ...standing] = await transaction.getAll(
    privateAccountRef(db, uid),
    guardianConsentRef(db, uid, 'publishing'),
    guardianConsentRef(db, uid),
    contactWriterRef(db, writerKey),
    ...standingRefs(db, uid),
  );
  const account = found?.data() as PrivateAccount | undefined;
  const latest = sharingConsent({
    account,
    asked: asked?.data() as GuardianConsent | undefined,
    opened: opened?.data() as GuardianConsent | undefined,
  });
  const consent = latest?.requestId === consentId ? latest : undefined;
  if (!account || !mayBeSeen(...standing) || writer?.exists === true) return { consent, ended: true };
  const isAdult = ageOn(account.dateOfBirth, now) >= ADULT_AGE;
  const holds = receiver === 'player' ? isAdult : !isAdult && consent?.status === 'approved';
  return { consent, ended: !holds };
}

/**
 * Reads a request for its receiver: one that waits for an answer, or was answered and can still be blocked or reported. Who
 * answered can do that whatever has ended since: a worry may come later, and a writer who was accepted knows them by then.
 */
export async function readForReceiver(
  db: Firestore,
  transaction: Transaction,
  ref: DocumentReference,
  now: number,
): Promise<{ kind: ClosedLink } | OpenRequest> {
  const request = (await transaction.get(ref)).data() as ContactRequest | undefined;
  if (!request) return { kind: 'unknown' };
  const { status, deliveredAt } = request;
  const given = findAnswer(request);
  if (status !== 'delivered' && (given === null || answersAfter(given).length === 0)) return { kind: 'used' };
  if (status === 'delivered' && passed(deliveredAt, ANSWER_DAYS, now)) return { kind: 'expired' };
  const found = await readStanding(db, transaction, request, now);
  if (found.ended && status === 'delivered') return { kind: 'over' };
  return { kind: 'open', ref, request, ...found };
}

async function readForWriter(
  db: Firestore,
  transaction: Transaction,
  ref: DocumentReference,
  now: number,
): Promise<{ kind: ClosedLink } | OpenRequest> {
  const request = (await transaction.get(ref)).data() as ContactRequest | undefined;
  if (!request) return { kind: 'unknown' };
  if (request.status !== 'unproven') return { kind: 'used' };
  if (passed(request.writtenAt, PROOF_DAYS, now)) return { kind: 'expired' };
  const deliverable = await readDeliverable(db, transaction, request, now);
  return deliverable ? { kind: 'open', ref, request, ...deliverable, ended: false } : { kind: 'over' };
}

/** Reads a link within a transaction; reading it never decides anything. */
export async function readContactLink(
  db: Firestore,
  transaction: Transaction,
  text: string,
  now: number,
): Promise<ContactLink> {
  const tokenRef = findContactToken(db, text);
  const token = tokenRef && ((await transaction.get(tokenRef)).data() as ContactToken | undefined);
  if (!token) return { kind: 'unknown' };
  const { purpose, requestId } = token;
  const read = purpose === 'writer' ? readForWriter : readForReceiver;
  const link = await read(db, transaction, contactRequests(db).doc(requestId), now);
  return link.kind === 'open' ? { ...link, purpose } : link;
}

/** Looks at a link without a change. */
export function lookAtContactLink(db: Firestore, text: string, now: number): Promise<ContactLink> {
  return db.runTransaction((transaction) => readContactLink(db, transaction, text, now), { readOnly: true });
}
