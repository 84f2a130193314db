import { parseClip, type Clip } from '@skora/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isListingId } from '../domain/clip-listing';
import { isHidden, withDecision } from '../domain/clip-review';
import { syncListing, type ClipPointer } from './clip-listing';
import { readOutcomes } from './clip-reporters';
import { clipReviewRef, newReview, parseReview, type StoredClipReview } from './clip-review';
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
  /** Id of the clip in the gallery, or of its review: `{uid}_{slot}`. */
  clip: string;
  decision: 'hide' | 'restore';
  /** What the player is told. */
  reason: string;
}

/** A decision that was stored. */
interface DecidedClip {
  title: string;
  /** A mail goes to the player: not when nothing has changed for anybody. */
  mailed: boolean;
}

/** Whose clip an id names; null for no clip's. */
async function findClip(db: Firestore, id: string): Promise<Pick<ClipPointer, 'uid' | 'slot'> | null> {
  if (isListingId(id)) {
    const pointer = (await db.doc(`publicClips/${id}`).get()).data() as ClipPointer | undefined;
    return pointer ?? null;
  }
  const [, uid, slot] = /^([\w-]{1,128})_(\d{1,2})$/.exec(id) ?? [];
  return uid && slot ? { uid, slot: Number(slot) } : null;
}

/**
 * Hides a clip from everybody but its player, or shows it again, and tells the player why. Reports about it are removed.
 * @returns null when there is no such clip, or not any more
 */
export async function decideClip(
  { firestore: db, auth, now: clock }: Deps,
  { clip: id, decision, reason }: ClipDecision,
): Promise<DecidedClip | null> {
  const now = clock();
  const place = await findClip(db, id);
  if (!place) return null;
  const { uid, slot } = place;
  const to = (await findUser(auth, uid))?.email ?? null;
  const decided = await db.runTransaction(async (transaction) => {
    const reviewRef = clipReviewRef(db, uid, slot);
    const [stored, known] = await transaction.getAll(db.doc(`profiles/${uid}/clips/${slot}`), reviewRef);
    const clip: Clip | null = stored?.exists
      ? parseClip({ id: stored.id, fields: stored.data() ?? {} })
      : null;
    if (!clip) return null;
    const before = parseReview(known, clip) ?? newReview(uid, clip, known);
    const kept = before.state === 'removed' ? null : (before.removedAt ?? null);
    const removedAt = decision === 'hide' ? now : kept;
    const after: StoredClipReview = { ...before, ...withDecision(decision, reason, now), removedAt };
    const mailed = to !== null && (isHidden(before.state) || isHidden(after.state));
    const outcome = decision === 'hide' ? 'upheld' : 'refused';
    const tellReporters = await readOutcomes(db, transaction, before.reporters, outcome, now);
    transaction.set(reviewRef, after);
    tellReporters();
    audit(db, transaction, uid, decision === 'hide' ? 'clip-hidden' : 'clip-restored', now);
    if (mailed) enqueueMail(db, transaction, { kind: 'clip-decision', to, uid, slot, decision }, now);
    return { title: clip.title, mailed };
  });
  if (decided) await syncListing(db, place, now);
  return decided;
}
