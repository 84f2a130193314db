import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { hashToken, isToken, makeToken } from '../../../lib/text/secret-token';
import { Problem } from '../../../lib/http/problem';
import {
  addressProofRef,
  endLinks,
  isAddressProven,
  isMovedAddress,
  linkGenerationRef,
  type LinkState,
  readLinkState,
} from '../../account';
import { findUser } from '../../../lib/guards/find-user';

type LinkKind = 'verify-email' | 'email-change' | 'reset-password';

/** `accountLinks/{hash of the code}`: what a mailed link may do, once. */
export interface AccountLink {
  kind: LinkKind;
  uid: string;
  /** The account's address when the link was asked for. */
  email: string;
  /** Of a change only: the address it changes to. */
  to: string | null;
  state: LinkState;
  expireAt: Timestamp;
  /** Of a reset that has ended an account nobody had proven: its uid. `uid` is that of the new one, which the link finishes. */
  startedFrom?: string;
}

/** A reset that ended the old account, and of whose new one nobody knows whether it is there. */
export interface BegunReset extends AccountLink {
  ref: DocumentReference;
  startedFrom: string;
}

/** A link that works, and whose it is. */
export interface OpenLink {
  ref: DocumentReference;
  link: AccountLink;
  identity: UserRecord;
}

interface LinkDeps {
  auth: Auth;
  firestore: Firestore;
  now: () => number;
}

const LIFE_MS: Readonly<Record<LinkKind, number>> = {
  'verify-email': 3 * DAY_MS,
  'email-change': DAY_MS,
  'reset-password': 3_600_000,
};

/** Used, expired, replaced or invented: which of these is told to nobody, so that trying codes out teaches nothing. */
export function deadLink(): Problem {
  return new Problem(404, { detail: 'This link no longer works.' });
}

/** The state an account's links are in now. */
export async function findLinkState(db: Firestore, identity: UserRecord): Promise<LinkState> {
  return readLinkState(await linkGenerationRef(db, identity.uid).get(), identity);
}

export function isSameState(one: LinkState, other: LinkState): boolean {
  return one.generation === other.generation && one.sessionsFrom === other.sessionsFrom;
}

/** Makes the code of a link. Only its hash is kept. */
export async function makeLink(
  db: Firestore,
  link: Omit<AccountLink, 'expireAt'>,
  now: number,
): Promise<string> {
  const code = makeToken();
  const expireAt = Timestamp.fromMillis(now + LIFE_MS[link.kind]);
  await db
    .collection('accountLinks')
    .doc(hashToken(code))
    .create({ ...link, expireAt } satisfies AccountLink);
  return code;
}

/** A reset also leads back to an account that was moved, past us, away from an address that its owner had proven. */
async function leadsTo(db: Firestore, { kind, email }: AccountLink, identity: UserRecord): Promise<boolean> {
  if (identity.email === email) return true;
  if (kind !== 'reset-password') return false;
  const proof = await addressProofRef(db, identity.uid).get();
  return isAddressProven(proof, email) && isMovedAddress(proof, identity.email);
}

/** Looks a link up without using it: the one place that decides whether it works. @throws Problem 404 */
export async function openLink(
  { auth, firestore: db, now }: LinkDeps,
  code: string,
  kinds: readonly LinkKind[],
): Promise<OpenLink> {
  if (!isToken(code)) throw deadLink();
  const ref = db.collection('accountLinks').doc(hashToken(code));
  const link = (await ref.get()).data() as AccountLink | undefined;
  if (!link || !kinds.includes(link.kind) || link.expireAt.toMillis() <= now()) throw deadLink();
  const identity = await findUser(auth, link.uid);
  if (!identity || identity.disabled || !(await leadsTo(db, link, identity))) throw deadLink();
  if (!isSameState(link.state, await findLinkState(db, identity))) throw deadLink();
  return { ref, link, identity };
}

/** A link that has begun a new account and not finished it; null: it has not. Whoever has it reads the mailbox. */
export async function findBegun(
  { firestore: db, now }: Pick<LinkDeps, 'firestore' | 'now'>,
  code: string,
): Promise<BegunReset | null> {
  if (!isToken(code)) return null;
  const ref = db.collection('accountLinks').doc(hashToken(code));
  const link = (await ref.get()).data() as AccountLink | undefined;
  if (link?.startedFrom === undefined || link.expireAt.toMillis() <= now()) return null;
  return { ...link, startedFrom: link.startedFrom, ref };
}

/** Uses a link up, and with it every other of the account. Reads before it writes. @throws Problem 404 */
export async function spendLink(
  db: Firestore,
  transaction: Transaction,
  { ref, link }: OpenLink,
): Promise<void> {
  await checkUnspent(db, transaction, { ref, link });
  transaction.delete(ref);
  endLinks(db, transaction, link.uid);
}

/**
 * Gives a spent link back because the identity provider did not do what it is for. Not when anything else has ended the links
 * since: then a reset, or a later change, was meant to end this one too. Other links that ended with it stay ended.
 */
export async function giveBack(db: Firestore, { ref, link }: OpenLink): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(linkGenerationRef(db, link.uid));
    const generation = link.state.generation + 1;
    if (stored.get('generation') !== generation) return;
    transaction.create(ref, { ...link, state: { ...link.state, generation } } satisfies AccountLink);
  });
}

/** Uses a link up for a reset that begins a new account. It stays until that one is there, and does not go with the old one. */
export async function spendForAnew(
  db: Firestore,
  transaction: Transaction,
  { ref, link }: OpenLink,
  begun: string,
): Promise<void> {
  await checkUnspent(db, transaction, { ref, link });
  transaction.update(ref, { uid: begun, startedFrom: link.uid });
  endLinks(db, transaction, link.uid);
}

async function checkUnspent(
  db: Firestore,
  transaction: Transaction,
  { ref, link }: Pick<OpenLink, 'ref' | 'link'>,
): Promise<void> {
  const [stored, generation] = await transaction.getAll(ref, linkGenerationRef(db, link.uid));
  const count = (generation?.get('generation') as number | undefined) ?? 0;
  if (!stored?.exists || count !== link.state.generation) throw deadLink();
}
