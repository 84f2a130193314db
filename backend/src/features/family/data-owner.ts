import type { Firestore } from 'firebase-admin/firestore';
import type { DataOwner, Subject } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';
import { endPushAgreement, readPushAgreement } from '../guardian';
import { GUARDIAN_CONSENTS } from '../account';
import { emailAddressKey } from '../../lib/text/email-address';
import { mailboxKey } from '../../lib/text/mailbox';
import { familyLinkRef, parseFamilyLink } from './store/child';

/** Links somebody has as a guardian: only a proven address is its owner's. */
function queryAsGuardian(db: Firestore, { email, emailVerified }: Subject) {
  return email === null || !emailVerified ? null : queryByKey(db, emailAddressKey(email));
}

function queryByKey(db: Firestore, key: string) {
  return db.collection('familyLinks').where('guardianKey', '==', key);
}

/** Ends what somebody agreed to in this account, which showed what it meant. */
async function endPush(db: Firestore, { email, emailVerified }: Subject): Promise<void> {
  if (email === null || !emailVerified) return;
  const mailbox = mailboxKey(email);
  const { docs } = await db.collection(GUARDIAN_CONSENTS.push).where('mailbox', '==', mailbox).get();
  for (const { id: uid } of docs) {
    await db.runTransaction(async (transaction) => {
      const push = await readPushAgreement(db, transaction, uid);
      const isTheirs = push && emailAddressKey(push.email) === emailAddressKey(email);
      if (isTheirs) endPushAgreement(db, transaction, uid, push, Date.now());
    });
  }
}

/** The link between a guardian and a player. It goes with either account. */
export const familyOwner: DataOwner = {
  name: 'family',
  export: async ({ firestore }, subject) => {
    const asPlayer = await readTree(familyLinkRef(firestore, subject.uid));
    const found = await queryAsGuardian(firestore, subject)?.get();
    // An invitation of their own would tell a guardian whose an address is, and that it is a child's.
    const asGuardian = (found?.docs ?? [])
      .map((link) => parseFamilyLink(link, Date.now()))
      .filter((link) => link?.status === 'accepted' || link?.by === 'player');
    return asPlayer === null && asGuardian.length === 0 ? null : { asPlayer, asGuardian };
  },
  erase: async ({ firestore }, subject) => {
    await endPush(firestore, subject);
    await familyLinkRef(firestore, subject.uid).delete();
    const query = queryAsGuardian(firestore, subject);
    if (query) await eraseMatches(query);
    for (const key of subject.addressKeys ?? []) await eraseMatches(queryByKey(firestore, key));
  },
};
