import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { DataOwner, Subject } from '../data-owners/data-owner';
import { eraseMatches } from '../data-owners/document-tree';
import { emailAddressKey } from '../text/email-address';
import type { OutboxMail } from './outbox-mail';
import { queryAccountRecords, queryRecords } from './log/mail-record';
import { isSuppressed, type KnownAddress } from './suppression/suppression';
import { forgetSuppression, suppressionRef } from './suppression/suppression-store';

function queriesFor(firestore: Firestore, { uid, email }: Subject) {
  const outbox = firestore.collection('mailOutbox');
  const byAccount = outbox.where('uid', '==', uid);
  if (email === null) return [byAccount];
  const byKey = outbox.where('toKey', '==', emailAddressKey(email));
  // Older entries have no key.
  return [byAccount, byKey, outbox.where('mail.to', '==', email)];
}

/** Of mails to other people, such as a parent who pays, only that there are some. */
function withoutOthers({ toKey: _key, ...entry }: DocumentData, email: string | null): DocumentData {
  const { to, kind } = entry['mail'] as OutboxMail;
  const isOwn = email !== null && to.toLowerCase() === email.toLowerCase();
  return isOwn ? entry : { ...entry, mail: { kind } };
}

/** Mails that wait for delivery or could not be delivered. */
export const outboxOwner: DataOwner = {
  name: 'waitingMails',
  export: async ({ firestore }, { uid, email }) => {
    const waiting = await firestore.collection('mailOutbox').where('uid', '==', uid).get();
    return waiting.docs.map((entry) => withoutOthers(entry.data(), email));
  },
  erase: async ({ firestore }, subject) => {
    for (const query of queriesFor(firestore, subject)) await eraseMatches(query);
  },
};

/**
 * Whether mails to an address are withheld, and what the mail service told about them. Mails about the account are
 * its owner's. The rest only with a proven address: else anybody could read or forget what a stranger's mailbox did, by signing
 * up with its address.
 */
export const mailDeliveryOwner: DataOwner = {
  name: 'mailDelivery',
  export: async ({ firestore }, { uid, email, emailVerified }) => {
    const isOwn = email !== null && emailVerified;
    const [suppression, aboutAccount, toAddress] = await Promise.all([
      isOwn ? suppressionRef(firestore, emailAddressKey(email)).get() : null,
      queryAccountRecords(firestore, uid).get(),
      isOwn ? queryRecords(firestore, email).get() : null,
    ]);
    const found = [...aboutAccount.docs, ...(toAddress?.docs ?? [])];
    const ownKey = isOwn ? emailAddressKey(email) : null;
    // What became of a mail to a coach or a guardian is theirs to know.
    const view = ({ key, mail, sentAt, ...rest }: DocumentData) =>
      key === ownKey ? { key, mail, sentAt, ...rest } : { mail, sentAt };
    const mails = [...new Map(found.map((entry) => [entry.id, view(entry.data())])).values()];
    const known = suppression?.data() as KnownAddress | undefined;
    if (mails.length === 0 && known === undefined) return null;
    return { withheld: isSuppressed(known) ? known : null, liftedAt: known?.liftedAt ?? null, mails };
  },
  erase: async ({ firestore }, { uid, email, emailVerified }) => {
    await eraseMatches(queryAccountRecords(firestore, uid));
    if (email === null || !emailVerified) return;
    await forgetSuppression(firestore, email);
    await eraseMatches(queryRecords(firestore, email));
  },
};
