import { ADULT_AGE, type Clip, parseClip } from '@skora/domain';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ageOn, mayBeSeen, type PrivateAccount, privateAccountRef, standingRefs } from '../../account';
import { clipFacets, listingId } from '../domain/clip-listing';
import { clipReviewRef, isHeldBack, newReview, parseReview } from './clip-review';
import { holdForLook, waitsForLook, type FirstLook } from './first-look';

/**
 * `publicClips/{id}`: where to find a clip of the gallery. It only points: what is shown, and whether, is read from the
 * clip and the account each time, so that a clip that is taken back is gone at once.
 */
export interface ClipPointer {
  uid: string;
  slot: number;
  /**
   * When the clip was added, in milliseconds since 1970: another clip in the same slot is not in the gallery yet.
   * Pointers older than this field have none.
   */
  addedAt?: number;
  facets: Record<string, true>;
}

/** Everything that decides whether a clip is public, in the order of {@link publicClip}. */
export function clipParts(
  db: Firestore,
  { uid, slot }: Pick<ClipPointer, 'uid' | 'slot'>,
): DocumentReference[] {
  return [
    db.doc(`profiles/${uid}/clips/${slot}`),
    clipReviewRef(db, uid, slot),
    privateAccountRef(db, uid),
    ...standingRefs(db, uid),
  ];
}

/** `users/{uid}` among {@link clipParts}. */
export function userIn(parts: readonly DocumentSnapshot[]): DocumentSnapshot | undefined {
  return parts[3];
}

/** The clip when everybody may see it, as long as it does not sleep: its player chose so, is an adult and may be seen, and nobody holds it back. */
export function publicClip(parts: readonly (DocumentSnapshot | undefined)[], now: number): Clip | null {
  const [stored, review, account, user, deletion] = parts;
  const fields = stored?.data();
  const clip = stored && fields ? parseClip({ id: stored.id, fields }) : null;
  if (clip?.visibility !== 'public' || !clip.othersAgreed) return null;
  if (isHeldBack(review, clip) || !mayBeSeen(user, deletion)) return null;
  const { dateOfBirth } = (account?.data() ?? {}) as Partial<PrivateAccount>;
  return dateOfBirth !== undefined && ageOn(dateOfBirth, now) >= ADULT_AGE ? clip : null;
}

/** Whether a pointer is about this very clip. */
export function leadsTo({ addedAt }: Pick<ClipPointer, 'addedAt'>, clip: Clip): boolean {
  return addedAt === undefined || addedAt === clip.createdAt?.getTime();
}

/** The clip a pointer leads to when everybody may see it; null too for another clip that took its slot. */
export function pointedClip(
  pointer: Pick<ClipPointer, 'addedAt'>,
  parts: readonly (DocumentSnapshot | undefined)[],
  now: number,
): Clip | null {
  const clip = publicClip(parts, now);
  return clip && leadsTo(pointer, clip) ? clip : null;
}

/**
 * Puts a clip into the gallery as it is now, or takes it out. One that sleeps keeps its entry, which shows nothing until the
 * plan has room for it: its address is the same when it wakes. Safe to repeat.
 * @param policy which new clips wait until somebody has looked; none by default
 * @returns whether the gallery has an entry for it
 */
export function syncListing(
  db: Firestore,
  { uid, slot }: Pick<ClipPointer, 'uid' | 'slot'>,
  now: number,
  policy: FirstLook = { days: 0, inbox: null },
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const parts = await transaction.getAll(...clipParts(db, { uid, slot }));
    const own = db.collection('publicClips').where('uid', '==', uid).where('slot', '==', slot).limit(10);
    const known = (await transaction.get(own)).docs;
    const clip = publicClip(parts, now);
    const stays = known.find((entry) => pointedClip(entry.data() as ClipPointer, parts, now));
    const begins = clip && !stays && !parseReview(parts[1], clip) ? clip : null;
    const waits = begins && (await waitsForLook(db, transaction, { uid, account: parts[2] }, now, policy));
    for (const { ref } of known) if (ref !== stays?.ref) transaction.delete(ref);
    if (!clip) return false;
    if (waits) {
      const review = newReview(uid, clip, parts[1]);
      holdForLook(db, transaction, { review, stored: parts[1] }, now, policy);
      return false;
    }
    const addedAt = clip.createdAt?.getTime() ?? 0;
    const pointer: ClipPointer = { uid, slot, addedAt, facets: clipFacets(clip) };
    transaction.set(stays?.ref ?? db.doc(`publicClips/${listingId(now)}`), pointer);
    return true;
  });
}
