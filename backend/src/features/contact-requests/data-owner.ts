import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { DataOwner, Subject } from '../../lib/data-owners/data-owner';
import { eraseMatches } from '../../lib/data-owners/document-tree';
import { mailboxKey } from '../../lib/text/mailbox';
import { removeBlocks } from './store/contact-blocks';
import { type ContactRequest, contactRequests, queryContactRequests } from './store/contact-request';
import { contactTokens } from './store/contact-token';

/**
 * Requests the subject wrote: only a proven address is its owner's, letter by letter. A mailbox can be a family's, with a
 * tag for each.
 */
async function findWritten(db: Firestore, { email, emailVerified }: Subject) {
  if (email === null || !emailVerified) return [];
  const { docs } = await contactRequests(db).where('writerKey', '==', mailboxKey(email)).get();
  return docs
    .map((doc) => ({ ref: doc.ref, request: doc.data() as ContactRequest }))
    .filter(({ request }) => request.writer.email.toLowerCase() === email.toLowerCase());
}

/** The address stays the writer's until it is accepted, in the export too. */
function withoutAddress({ writer, writerKey: _key, linkKey: _link, uid: _uid, ...rest }: ContactRequest) {
  const { email, ...known } = writer;
  return { ...rest, writer: rest.status === 'accepted' ? { ...known, email } : known };
}

const PASSED_ON: readonly ContactRequest['status'][] = [
  'delivered',
  'accepted',
  'declined',
  'blocked',
  'reported',
];

/**
 * Requests the player received as an adult. Those to a guardian are in no export of the child: what a stranger wrote would
 * reach the child by it.
 */
async function readReceived(db: Firestore, { uid }: Subject) {
  const { docs } = await queryContactRequests(db, uid).where('receiver', '==', 'player').get();
  const all = docs.map((doc) => doc.data() as ContactRequest);
  return all.filter(({ status }) => PASSED_ON.includes(status)).map(withoutAddress);
}

/** Without the date of removal: it is later for a reported request, and a report is silent (decision 023). */
async function readWritten(db: Firestore, subject: Subject) {
  const found = await findWritten(db, subject);
  return found.map(({ request: { writer, reason, writtenAt } }) => ({ writer, reason, writtenAt }));
}

const NOBODY = { uid: '', playerName: '', linkKey: '', consentId: null } satisfies Partial<ContactRequest>;

/** Removes a request about a player who leaves; of a reported one only what tells whom it was about. */
function eraseReceived(db: Firestore, ref: DocumentReference): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (stored.get('status') === 'reported') transaction.update(ref, NOBODY);
    else transaction.delete(ref);
  });
}

/**
 * Contact requests about the player, and those written from the subject's own address. A reported one stays for as long as
 * a report is kept, whoever leaves: else leaving, or making a child leave, would remove what was reported.
 */
export const contactRequestsOwner: DataOwner = {
  name: 'contactRequests',
  export: async ({ firestore }, subject) => {
    const received = await readReceived(firestore, subject);
    const written = await readWritten(firestore, subject);
    return received.length + written.length > 0 ? { received, written } : null;
  },
  erase: async ({ firestore }, subject) => {
    const { uid } = subject;
    await eraseMatches(contactTokens(firestore).where('uid', '==', uid));
    const { docs } = await queryContactRequests(firestore, uid).get();
    for (const { ref } of docs) await eraseReceived(firestore, ref);
    // After the requests: as long as there is one, its receiver can block.
    await removeBlocks(firestore, uid);
    const written = await findWritten(firestore, subject);
    const going = written.filter(({ request }) => request.status !== 'reported');
    await Promise.all(going.map(({ ref }) => ref.delete()));
  },
};
