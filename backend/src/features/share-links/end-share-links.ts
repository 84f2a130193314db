import { Timestamp, type Firestore, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { audit } from '../account';
import { isLive, queryShareLinks, type ShareLink } from './share-links';

/** Ends one link of a player at once. Safe to repeat. @returns whether there is such a link */
export async function endShareLink(
  db: Firestore,
  uid: string,
  linkId: string,
  now: number,
): Promise<boolean> {
  const found = await queryShareLinks(db, uid).where('linkId', '==', linkId).get();
  const ref = found.docs[0]?.ref;
  if (!ref) return false;
  return db.runTransaction(async (transaction) => {
    const doc = await transaction.get(ref);
    if (!doc.exists) return false;
    if (isLive(doc.data() as ShareLink, now)) {
      transaction.update(doc.ref, { revokedAt: Timestamp.fromMillis(now) });
      audit(db, transaction, uid, 'cv-link-ended', now);
    }
    return true;
  });
}

/** Ends links that were read in the same transaction, among its writes. */
export function endAll(transaction: Transaction, links: QuerySnapshot, now: number): void {
  for (const doc of links.docs) {
    if (isLive(doc.data() as ShareLink, now)) {
      transaction.update(doc.ref, { revokedAt: Timestamp.fromMillis(now) });
    }
  }
}
