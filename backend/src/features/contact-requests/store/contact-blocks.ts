import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { emailAddressKey } from '../../../lib/text/email-address';
import { mailboxKey } from '../../../lib/text/mailbox';
import type { GuardianConsent } from '../../account';
import { type ContactRequest, findDomain } from './contact-request';

type Written = Pick<ContactRequest, 'uid' | 'writer' | 'writerKey'>;

/**
 * `contactBlocks/{key}`: a mailbox that may not write to a receiver any more, and the domain of one; `contactWriters/{key}`:
 * a mailbox that may write to nobody, because a receiver reported it. Both by keys of their own, so that no transaction has
 * to search.
 */
interface ContactBlock {
  /** The uid of a player, or the mailbox of a guardian as a key. */
  receiver: string;
  /** The player with whom it goes. */
  uid: string;
  at: Timestamp;
}

function contactBlocks(db: Firestore) {
  return db.collection('contactBlocks');
}

export function contactWriterRef(db: Firestore, writerKey: string) {
  return db.collection('contactWriters').doc(writerKey);
}

/** Who gets a request, as a key: a guardian is one for all children. */
export function receiverKey(uid: string, consent: GuardianConsent | undefined): string {
  return consent ? mailboxKey(consent.email) : uid;
}

/** Whom a block protects: the player, also as an adult later, and with a guardian all children of that guardian. */
const protectedBy = (uid: string, consent: GuardianConsent | undefined) => [
  ...new Set([uid, receiverKey(uid, consent)]),
];

const blockRef = (db: Firestore, receiver: string, blocked: string) =>
  contactBlocks(db).doc(emailAddressKey(`${receiver}:${blocked}`));

const domainKey = ({ writer }: Written) => `@${findDomain(writer.email)}`;

/**
 * What is held against a writer. `stopped`: may reach nobody, or not this receiver; `returning`: this receiver blocked
 * somebody of the same mail domain, which may be the same person with another mailbox.
 */
export async function readStops(
  db: Firestore,
  transaction: Transaction,
  request: Written,
  consent: GuardianConsent | undefined,
): Promise<'stopped' | 'returning' | null> {
  const { uid, writerKey } = request;
  const receivers = protectedBy(uid, consent);
  const stops = [
    contactWriterRef(db, writerKey),
    ...receivers.map((receiver) => blockRef(db, receiver, writerKey)),
  ];
  const domains = receivers.map((receiver) => blockRef(db, receiver, domainKey(request)));
  const found = await transaction.getAll(...stops, ...domains);
  const first = found.findIndex(({ exists }) => exists);
  if (first === -1) return null;
  return first < stops.length ? 'stopped' : 'returning';
}

/** Blocks a writer, among the writes of a transaction. */
export function block(
  db: Firestore,
  transaction: Transaction,
  request: Written,
  consent: GuardianConsent | undefined,
  now: number,
): void {
  const { uid, writerKey } = request;
  for (const receiver of protectedBy(uid, consent)) {
    const stored: ContactBlock = { receiver, uid, at: Timestamp.fromMillis(now) };
    for (const blocked of [writerKey, domainKey(request)]) {
      transaction.set(blockRef(db, receiver, blocked), stored);
    }
  }
}

/** Another child whose guardian of this mailbox agreed to sharing. */
async function findSibling(db: Firestore, uid: string, mailbox: string): Promise<string | null> {
  const consents = db.collection('publishConsents').where('mailbox', '==', mailbox);
  const { docs } = await consents.where('status', '==', 'approved').limit(2).get();
  return docs.find(({ id }) => id !== uid)?.id ?? null;
}

/** Removes the blocks of a player who leaves. A guardian's protect the other children: they go with the last of them. */
export async function removeBlocks(db: Firestore, uid: string): Promise<void> {
  const { docs } = await contactBlocks(db).where('uid', '==', uid).get();
  for (const { ref, ...stored } of docs.map((doc) => ({ ref: doc.ref, ...(doc.data() as ContactBlock) }))) {
    const sibling = stored.receiver === uid ? null : await findSibling(db, uid, stored.receiver);
    await (sibling === null ? ref.delete() : ref.update({ uid: sibling } satisfies Partial<ContactBlock>));
  }
}
