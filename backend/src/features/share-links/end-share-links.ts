import { Timestamp, type Firestore, type QuerySnapshot, type Transaction } from 'firebase-admin/firestore';
import { audit } from '../account';
import { noticeFor } from '../notifications';
import { isLive, queryShareLinks, type ShareLink } from './share-links';

/** Ends one link of a player at once; a guardian's end of it is told to the player. Safe to repeat. @returns whether there is such a link */
export async function endShareLink(
  db: Firestore,
  uid: string,
  linkId: string,
  now: number,
  by: 'player' | 'guardian' = 'player',
): Promise<boolean> {
  const found = await queryShareLinks(db, uid).where('linkId', '==', linkId).get();
  const ref = found.docs[0]?.ref;
  if (!ref) return false;
  return db.runTransaction(async (transaction) => {
    const doc = await transaction.get(ref);
    if (!doc.exists) return false;
    const link = doc.data() as ShareLink;
    if (!isLive(link, now)) return true;
    const params = { subject: 'link', decision: 'ended', label: link.label };
    const fact = { kind: 'guardian-decided', key: `link:${linkId}`, params } as const;
    const notice = await noticeFor(db, transaction, uid, by === 'guardian' ? [fact] : [], now);
    transaction.update(doc.ref, { revokedAt: Timestamp.fromMillis(now) });
    audit(db, transaction, uid, by === 'guardian' ? 'cv-link-ended-by-guardian' : 'cv-link-ended', now);
    notice.tell();
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
