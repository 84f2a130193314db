import { randomUUID } from 'node:crypto';
import { CLIP_POSTER, clipPosterPath, parseClip } from '@skora/domain';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { drawPoster } from '../domain/draw-poster';
import { clipReviewRef, parseReview } from './clip-review';
import { holdForLook, type FirstLook } from './first-look';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { readStoredFile } from '../../../lib/firestore/read-stored-file';

interface Deps {
  firestore: Firestore;
  bucket: () => StorageBucket;
}

/** A picture a player wants beside a clip. */
interface WantedPoster {
  uid: string;
  slot: number;
  /** Untrusted. */
  file: Buffer;
}

export type PosterRefusal = 'not-open' | 'no-clip' | 'no-picture';

/**
 * Names the stored picture in the clip. A clip somebody has looked at waits for another look: the picture is not the one
 * they saw.
 * @returns the name of the picture before; null without one
 */
function namePoster(
  { firestore: db }: Deps,
  { uid, slot }: Pick<WantedPoster, 'uid' | 'slot'>,
  poster: string,
  now: number,
  policy: FirstLook,
): Promise<{ before: string | null } | PosterRefusal> {
  return db.runTransaction(async (transaction) => {
    const clipRef = db.doc(`profiles/${uid}/clips/${slot}`);
    const [user, stored, known] = await transaction.getAll(
      db.doc(`users/${uid}`),
      clipRef,
      clipReviewRef(db, uid, slot),
    );
    if (!user?.exists || (user.get('status') ?? 'active') !== 'active') return 'not-open';
    const clip = stored?.exists ? parseClip({ id: stored.id, fields: stored.data() ?? {} }) : null;
    if (clip?.source !== 'upload') return 'no-clip';
    const review = parseReview(known, clip);
    transaction.update(clipRef, { poster, updatedAt: FieldValue.serverTimestamp() });
    if (review?.state === 'cleared' && review.decidedAt !== null) {
      holdForLook(db, transaction, { review, stored: known }, now, policy);
    }
    return { before: clip.poster };
  });
}

/**
 * Gives a clip of one's own a picture. Each has a name of its own, so that a picture is never seen before the clip names
 * it, and a clip that is looked at never changes its picture behind somebody's back.
 * @returns the name of the picture
 */
export async function setPoster(
  deps: Deps,
  { uid, slot, file }: WantedPoster,
  now: number,
  policy: FirstLook,
): Promise<{ poster: string } | PosterRefusal> {
  const drawn = await drawPoster(file);
  if (drawn === null) return 'no-picture';
  const poster = randomUUID().replaceAll('-', '');
  const stored = deps.bucket().file(clipPosterPath(uid, slot, poster));
  await stored.save(drawn, { resumable: false, contentType: CLIP_POSTER.type });
  const named = await namePoster(deps, { uid, slot }, poster, now, policy);
  if (typeof named === 'string') {
    await stored.delete({ ignoreNotFound: true });
    return named;
  }
  if (named.before !== null) {
    await deps
      .bucket()
      .file(clipPosterPath(uid, slot, named.before))
      .delete({ ignoreNotFound: true });
  }
  return { poster };
}

/** The stored picture of a clip; null when there is none. */
export function readPoster(
  bucket: StorageBucket,
  { uid, slot, poster }: { uid: string; slot: number; poster: string | null },
): Promise<Buffer | null> {
  if (poster === null) return Promise.resolve(null);
  return readStoredFile(bucket.file(clipPosterPath(uid, slot, poster)));
}
