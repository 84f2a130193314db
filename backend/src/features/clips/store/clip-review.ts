import type { Clip } from '@skora/domain';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isHidden, UNREVIEWED, type ClipReview } from '../domain/clip-review';

/** `clipReviews/{uid}_{slot}`: what people think of a clip. Only the backend and the operator's commands read it. */
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
