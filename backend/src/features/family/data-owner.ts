import type { Firestore } from 'firebase-admin/firestore';
import type { DataOwner, Subject } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';
import { emailAddressKey } from '../../lib/text/email-address';
import { familyLinkRef } from './store/child';

/** Links somebody has as a guardian: only a proven address is its owner's. */
function queryAsGuardian(db: Firestore, { email, emailVerified }: Subject) {
  if (email === null || !emailVerified) return null;
  return db.collection('familyLinks').where('guardianKey', '==', emailAddressKey(email));
}

/** The link between a guardian and a player. It goes with either account. */
export const familyOwner: DataOwner = {
  name: 'family',
  export: async ({ firestore }, subject) => {
    const asPlayer = await readTree(familyLinkRef(firestore, subject.uid));
    const found = await queryAsGuardian(firestore, subject)?.get();
    const asGuardian = found?.docs.map((link) => link.data()) ?? [];
    return asPlayer === null && asGuardian.length === 0 ? null : { asPlayer, asGuardian };
  },
  erase: async ({ firestore }, subject) => {
    await familyLinkRef(firestore, subject.uid).delete();
    const query = queryAsGuardian(firestore, subject);
    if (query) await eraseMatches(query);
  },
};
