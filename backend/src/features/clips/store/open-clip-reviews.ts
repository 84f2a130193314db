import { clipPosterPath, parseClip, shortName, watchAddress, type Clip } from '@skora/domain';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isUnanswered } from '../domain/clip-review';
import {
  clipReviewRef,
  clipReviews,
  deletedId,
  isHeldBack,
  parseReview,
  type StoredClipReview,
} from './clip-review';

/** A clip as somebody looks at it. */
interface SeenClip {
  title: string;
  /** Where to watch it: a page elsewhere, or the path of a file in the bucket. */
  watchAt: string;
  /** Path of its picture in the bucket; null without one. */
  picture: string | null;
}

/** What somebody has to look at. */
export interface OpenClipReview extends StoredClipReview {
  id: string;
  player: string;
  /** Null when the player has deleted it. */
  clip: SeenClip | null;
}

function clipIn(stored: DocumentSnapshot | undefined): Clip | null {
  const fields = stored?.data();
  return stored && fields ? parseClip({ id: stored.id, fields }) : null;
}

async function withClip(db: Firestore, stored: DocumentSnapshot): Promise<OpenClipReview | null> {
  const review = stored.data() as StoredClipReview | undefined;
  if (!review) return null;
  const { uid, slot } = review;
  const [found, profile] = await db.getAll(
    db.doc(`profiles/${uid}/clips/${slot}`),
    db.doc(`profiles/${uid}`),
  );
  const player = shortName(String(profile?.get('displayName') ?? ''));
  const clip = clipIn(found);
  if (!clip || !parseReview(stored, clip)) {
    return isUnanswered(review) ? { ...review, id: deletedId(review), player, clip: null } : null;
  }
  const watchAt = watchAddress({ ...clip, trim: null }) ?? `clips/${uid}/${slot}`;
  const picture = clip.poster && clipPosterPath(uid, slot, clip.poster);
  return { ...review, id: stored.id, player, clip: { title: clip.title, watchAt, picture } };
}

/** What nobody has decided about yet: hidden clips first, then by the oldest report. */
export async function openClipReviews(db: Firestore): Promise<OpenClipReview[]> {
  const { docs } = await clipReviews(db).where('state', 'in', ['held', 'reported']).get();
  const open = (await Promise.all(docs.map((entry) => withClip(db, entry)))).filter(
    (review) => review !== null,
  );
  const since = ({ reports, addedAt }: OpenClipReview) => reports[0]?.at ?? addedAt;
  return open.sort((a, b) => a.state.localeCompare(b.state, 'en') || since(a) - since(b));
}

/** A clip with what people said about it; null when there is no such clip any more, and no report to answer. */
export async function readClipReview(
  db: Firestore,
  uid: string,
  slot: number,
): Promise<OpenClipReview | null> {
  return withClip(db, await clipReviewRef(db, uid, slot).get());
}

/** The own clips nobody else sees, with the words of a decision; null while somebody has to look. */
export async function ownHiddenClips(
  db: Firestore,
  uid: string,
): Promise<{ slot: number; reason: string | null }[]> {
  const { docs } = await clipReviews(db)
    .where('uid', '==', uid)
    .where('state', 'in', ['held', 'removed'])
    .get();
  if (docs.length === 0) return [];
  const clips = await db.getAll(...docs.map((entry) => db.doc(`profiles/${uid}/clips/${entry.get('slot')}`)));
  return docs.flatMap((entry, index) => {
    const clip = clipIn(clips[index]);
    if (!clip || !isHeldBack(entry, clip)) return [];
    const { slot, state, decision } = entry.data() as StoredClipReview;
    return [{ slot, reason: state === 'removed' ? decision : null }];
  });
}
