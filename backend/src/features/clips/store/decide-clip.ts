import { parseClip, type Clip } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { isListingId } from '../domain/clip-listing';
import { isHidden, isUnanswered, withDecision } from '../domain/clip-review';
import { syncListing, type ClipPointer } from './clip-listing';
import { readOutcomes } from './clip-reporters';
import {
  clipReviewRef,
  clipReviews,
  deletedId,
  keepReview,
  newReview,
  parseReview,
  type StoredClipReview,
} from './clip-review';
import { enqueueMail } from '../../../lib/mail/outbox-store';
import { audit } from '../../account';
import { findUser } from '../../../lib/guards/find-user';

interface Deps {
  firestore: Firestore;
  auth: Auth;
  now: () => number;
}

/** What somebody decided about a clip. */
export interface ClipDecision {
  /** Id of the clip in the gallery, or of its review: `{uid}_{slot}`, with `@{addedAt}` when the player has deleted the clip. */
  clip: string;
  decision: 'hide' | 'restore';
  /** What the player is told. */
  reason: string;
}

/** A decision that was stored. */
interface DecidedClip {
  /** Null when the player has deleted the clip. */
  title: string | null;
  /** A mail goes to the player: not when nothing has changed for anybody. */
  mailed: boolean;
}

/** The place of a clip; with `addedAt` it is about that very clip. */
type Place = Pick<ClipPointer, 'uid' | 'slot' | 'addedAt'>;

/** Which clip an id names; null for none. */
async function findPlace(db: Firestore, id: string): Promise<Place | null> {
  if (isListingId(id)) {
    const pointer = (await db.doc(`publicClips/${id}`).get()).data() as ClipPointer | undefined;
    return pointer ? { uid: pointer.uid, slot: pointer.slot } : null;
  }
  const [, uid, slot, addedAt] = /^([\w-]{1,128})_(\d{1,2})(?:@(\d{1,16}))?$/.exec(id) ?? [];
  if (!uid || !slot) return null;
  return { uid, slot: Number(slot), ...(addedAt !== undefined && { addedAt: Number(addedAt) }) };
}

/** What is decided about. */
interface Matter {
  /** Null when the player has deleted it. */
  clip: Clip | null;
  review: StoredClipReview;
  keep: (after: StoredClipReview) => void;
}

/** The clip of a place with its review, or the reports about one that was deleted; null when there is neither. */
async function readMatter(db: Firestore, transaction: Transaction, place: Place): Promise<Matter | null> {
  const { uid, slot, addedAt } = place;
  const reviewRef = clipReviewRef(db, uid, slot);
  const refs = [db.doc(`profiles/${uid}/clips/${slot}`), reviewRef] as DocumentReference[];
  if (addedAt !== undefined) refs.push(clipReviews(db).doc(deletedId({ uid, slot, addedAt })));
  const [stored, known, moved] = await transaction.getAll(...refs);
  const clip = stored?.exists ? parseClip({ id: stored.id, fields: stored.data() ?? {} }) : null;
  if (clip && (addedAt === undefined || addedAt === clip.createdAt?.getTime())) {
    const review = parseReview(known, clip) ?? newReview(uid, clip, known);
    return { clip, review, keep: (after) => keepReview(db, transaction, after, known) };
  }
  const found = [known, moved].find((one) => addedAt === undefined || one?.get('addedAt') === addedAt);
  const review = found?.data() as StoredClipReview | undefined;
  if (!found || !review || !isUnanswered(review)) return null;
  return { clip: null, review, keep: (after) => void transaction.set(found.ref, after) };
}

/**
 * Hides a clip from everybody but its player, or shows it again, and tells the player why. Reports about it are removed.
 * Those about a clip that was deleted can only be right or not: then nobody is told.
 * @returns null when there is no such clip, or not any more, and no report about it waits
 */
export async function decideClip(
  { firestore: db, auth, now: clock }: Deps,
  { clip: id, decision, reason }: ClipDecision,
): Promise<DecidedClip | null> {
  const now = clock();
  const place = await findPlace(db, id);
  if (!place) return null;
  const { uid, slot } = place;
  const to = (await findUser(auth, uid))?.email ?? null;
  const decided = await db.runTransaction(async (transaction) => {
    const matter = await readMatter(db, transaction, place);
    if (!matter) return null;
    const { clip, review: before, keep } = matter;
    const kept = before.state === 'removed' ? null : (before.removedAt ?? null);
    const removedAt = decision === 'hide' ? now : kept;
    const after: StoredClipReview = { ...before, ...withDecision(decision, reason, now), removedAt };
    const mailed = clip !== null && to !== null && (isHidden(before.state) || isHidden(after.state));
    const outcome = decision === 'hide' ? 'upheld' : 'refused';
    const tellReporters = await readOutcomes(db, transaction, before.reporters, outcome, now);
    keep(after);
    tellReporters();
    audit(db, transaction, uid, decision === 'hide' ? 'clip-hidden' : 'clip-restored', now);
    if (mailed) enqueueMail(db, transaction, { kind: 'clip-decision', to, uid, slot, decision }, now);
    return { title: clip?.title ?? null, mailed };
  });
  if (decided && decided.title !== null) await syncListing(db, place, now);
  return decided;
}
