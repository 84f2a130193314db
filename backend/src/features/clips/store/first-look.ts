import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { isHidden, isUnanswered } from '../domain/clip-review';
import { clipReviews, keepReview, lastRemoval, type StoredClipReview } from './clip-review';
import { enqueueMail } from '../../../lib/mail/outbox-store';
import type { PrivateAccount } from '../../account';

/** Which new clips wait until somebody has looked, beside those of players who had one removed. */
export interface FirstLook {
  /** Of accounts younger than so many days; 0: none. */
  days: number;
  /** Who is told; `null`: nobody. */
  inbox: string | null;
}

/** Whoever had a clip removed could add it again at once. */
const AFTER_REMOVAL_DAYS = 365;

/** Whoever has a clip that reports hid could delete it before anybody has decided, and add it again. */
function isHiddenByReports(stored: DocumentSnapshot): boolean {
  const review = stored.data() as StoredClipReview;
  return isHidden(review.state) && isUnanswered(review);
}

/** Whether a clip that nobody has seen yet waits until somebody has looked. */
export async function waitsForLook(
  db: Firestore,
  transaction: Transaction,
  { uid, account }: { uid: string; account: DocumentSnapshot | undefined },
  now: number,
  { days }: FirstLook,
): Promise<boolean> {
  const reviews = await transaction.get(clipReviews(db).where('uid', '==', uid));
  const { registeredAt } = (account?.data() ?? {}) as Partial<PrivateAccount>;
  const isYoung = registeredAt !== undefined && now - registeredAt.toMillis() < days * DAY_MS;
  const since = now - AFTER_REMOVAL_DAYS * DAY_MS;
  return (
    isYoung || reviews.docs.some((review) => isHiddenByReports(review) || (lastRemoval(review) ?? 0) > since)
  );
}

/** Holds a clip until somebody has looked, and tells whoever does. @param stored the review of the slot */
export function holdForLook(
  db: Firestore,
  transaction: Transaction,
  { review, stored }: { review: StoredClipReview; stored: DocumentSnapshot | undefined },
  now: number,
  { inbox }: FirstLook,
): void {
  const { uid, slot } = review;
  keepReview(db, transaction, { ...review, state: 'held' }, stored);
  if (inbox !== null) enqueueMail(db, transaction, { kind: 'clip-review', to: inbox, uid, slot }, now);
}
