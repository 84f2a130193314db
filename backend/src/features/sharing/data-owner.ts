import type { Firestore } from 'firebase-admin/firestore';
import { guardianConsentRef } from '../account';
import { readShareLinks, queryShareLinks } from '../share-links';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';

const consentRef = (firestore: Firestore, uid: string) => guardianConsentRef(firestore, uid, 'publishing');

/** Links to the CV with their counts, and the guardian's agreement to them. */
export const sharingOwner: DataOwner = {
  name: 'sharing',
  export: async ({ firestore }, { uid }) => ({
    agreement: await readTree(consentRef(firestore, uid)),
    // The hashes they are stored under would open nothing.
    links: await readShareLinks(firestore, uid),
  }),
  erase: async ({ firestore }, { uid }) => {
    await eraseMatches(queryShareLinks(firestore, uid));
    await consentRef(firestore, uid).delete();
  },
};
