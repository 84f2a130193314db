import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { clipReviewRef, clipReviews, lastRemoval, type StoredClipReview } from './clip-review';
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
  return isYoung || reviews.docs.some((review) => (lastRemoval(review) ?? 0) > since);
}

/** Holds a clip until somebody has looked, and tells whoever does. */
export function holdForLook(
  db: Firestore,
  transaction: Transaction,
  review: StoredClipReview,
  now: number,
  { inbox }: FirstLook,
): void {
  const { uid, slot } = review;
  transaction.set(clipReviewRef(db, uid, slot), { ...review, state: 'held' } satisfies StoredClipReview);
  if (inbox !== null) enqueueMail(db, transaction, { kind: 'clip-review', to: inbox, uid, slot }, now);
}
