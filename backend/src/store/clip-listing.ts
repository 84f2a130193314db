import { parseClip, type Clip } from '@skora/football';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ageOn } from '../domain/birth-date';
import { clipFacets, listingId } from '../domain/clip-listing';
import { mayBeSeen, standingRefs } from './account-standing';
import { privateAccountRef, type PrivateAccount } from './private-account';

/**
 * `publicClips/{id}`: where to find a clip of the gallery. It only points: what is shown, and whether, is read from the
 * clip and the account each time, so that a clip that is taken back is gone at once.
 */
export interface ClipPointer {
  uid: string;
  slot: number;
  facets: Record<string, true>;
}

const ADULT_AGE = 18;

/** Everything that decides whether a clip is public, in the order of {@link publicClip}. */
export function clipParts(
  db: Firestore,
  { uid, slot }: Pick<ClipPointer, 'uid' | 'slot'>,
): DocumentReference[] {
  return [db.doc(`profiles/${uid}/clips/${slot}`), privateAccountRef(db, uid), ...standingRefs(db, uid)];
}

/** The clip when everybody may see it: its player chose so, is an adult and may be seen. */
export function publicClip(parts: readonly (DocumentSnapshot | undefined)[], now: number): Clip | null {
  const [stored, account, user, deletion] = parts;
  const fields = stored?.data();
  const clip = stored && fields ? parseClip({ id: stored.id, fields }) : null;
  if (clip?.visibility !== 'public' || !clip.othersAgreed) return null;
  if (!mayBeSeen(user, deletion)) return null;
  const { dateOfBirth } = (account?.data() ?? {}) as Partial<PrivateAccount>;
  return dateOfBirth !== undefined && ageOn(dateOfBirth, now) >= ADULT_AGE ? clip : null;
}

/**
 * Puts a clip into the gallery as it is now, or takes it out. Safe to repeat.
 * @returns whether the gallery has it
 */
export function syncListing(db: Firestore, uid: string, slot: number, now: number): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const parts = await transaction.getAll(...clipParts(db, { uid, slot }));
    const own = db.collection('publicClips').where('uid', '==', uid).where('slot', '==', slot).limit(10);
    const [known, ...twins] = (await transaction.get(own)).docs;
    const clip = publicClip(parts, now);
    for (const twin of twins) transaction.delete(twin.ref);
    if (clip) {
      const pointer: ClipPointer = { uid, slot, facets: clipFacets(clip) };
      transaction.set(known?.ref ?? db.doc(`publicClips/${listingId(now)}`), pointer);
    } else if (known) transaction.delete(known.ref);
    return clip !== null;
  });
}
