import type { Clip } from '@skora/domain';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isHidden, isUnanswered, UNREVIEWED, type ClipReview } from '../domain/clip-review';

/**
 * `clipReviews/{uid}_{slot}`: what people think of a clip. Only the backend and the operator's commands read it. Reports that
 * nobody has answered outlive the clip: when another clip of the slot gets a review they move to `{uid}_{slot}@{addedAt}`.
 */
export interface StoredClipReview extends ClipReview {
  uid: string;
  slot: number;
  /** When the clip was added, in milliseconds since 1970: another clip in the same slot begins anew. */
  addedAt: number;
  /** When a clip in this slot was last removed, also an earlier one; older reviews do not say. */
  removedAt?: number | null;
}

export function clipReviews(db: Firestore) {
  return db.collection('clipReviews');
}

export function clipReviewRef(db: Firestore, uid: string, slot: number): DocumentReference {
  return clipReviews(db).doc(`${uid}_${slot}`);
}

/** Id of what was said about a clip that its player has deleted; the slot alone can be another clip's by now. */
export function deletedId({
  uid,
  slot,
  addedAt: at,
}: Pick<StoredClipReview, 'uid' | 'slot' | 'addedAt'>): string {
  return `${uid}_${slot}@${at}`;
}

type Added = Pick<Clip, 'slot' | 'createdAt'>;

const addedAt = ({ createdAt }: Added) => createdAt?.getTime() ?? 0;

/** What people think of this very clip; null when nobody has said anything. */
export function parseReview(stored: DocumentSnapshot | undefined, clip: Added): StoredClipReview | null {
  const review = stored?.data() as StoredClipReview | undefined;
  return review?.addedAt === addedAt(clip) ? review : null;
}

/** When a clip in the slot of a review was last removed; null for never. */
export function lastRemoval(stored: DocumentSnapshot | undefined): number | null {
  const { removedAt, state, decidedAt } = (stored?.data() ?? {}) as Partial<StoredClipReview>;
  return removedAt ?? (state === 'removed' ? (decidedAt ?? null) : null);
}

/** A review to begin with. @param stored the one of the slot, which may be about a clip that was there before */
export function newReview(uid: string, clip: Added, stored: DocumentSnapshot | undefined): StoredClipReview {
  return {
    ...{ ...UNREVIEWED, uid, slot: clip.slot },
    ...{ addedAt: addedAt(clip), removedAt: lastRemoval(stored) },
  };
}

/** Keeps a review, and the unanswered reports about a clip that was in the slot before. @param stored the one of the slot */
export function keepReview(
  db: Firestore,
  transaction: Transaction,
  review: StoredClipReview,
  stored: DocumentSnapshot | undefined,
): void {
  const before = stored?.data() as StoredClipReview | undefined;
  if (before && before.addedAt !== review.addedAt && isUnanswered(before)) {
    // The review of the slot says when a clip in it was removed.
    const moved: StoredClipReview = { ...before, removedAt: null };
    transaction.set(clipReviews(db).doc(deletedId(before)), moved);
  }
  transaction.set(clipReviewRef(db, review.uid, review.slot), review);
}

/** Whether others may not see a clip, whatever its player wants. */
export function isHeldBack(stored: DocumentSnapshot | undefined, clip: Added): boolean {
  const review = parseReview(stored, clip);
  return review !== null && isHidden(review.state);
}

/** The clips of a player that others may see as far as reviews decide. */
export async function withoutHidden<C extends Added>(
  db: Firestore,
  uid: string,
  clips: readonly C[],
): Promise<C[]> {
  if (clips.length === 0) return [];
  const { docs } = await clipReviews(db).where('uid', '==', uid).get();
  return clips.filter(
    (clip) => !docs.some((stored) => stored.get('slot') === clip.slot && isHeldBack(stored, clip)),
  );
}
