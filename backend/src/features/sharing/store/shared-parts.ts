import { type Clip, mayShow, parseClip, parseVisibility, projectClips, type Visibility } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { clipReviewRef, isAsleep, isHeldBack } from '../../clips';
import type { OpenedLink } from './open-share-link';

type OpenLink = Pick<Extract<OpenedLink, { kind: 'open' }>, 'link' | 'isAdult' | 'registeredAsMinor'>;

async function readVisibility(
  db: Firestore,
  { link, isAdult, registeredAsMinor }: OpenLink,
): Promise<Visibility> {
  const stored = await db.doc(`profiles/${link.uid}/settings/visibility`).get();
  return parseVisibility(stored.data() ?? null, isAdult, registeredAsMinor);
}

/** Whether a link shows the picture. */
export async function showsPhoto(db: Firestore, opened: OpenLink): Promise<boolean> {
  return mayShow((await readVisibility(db, opened)).photo, opened.link.audience);
}

/** A clip with a file of ours that a link shows; null when it shows none there. */
export async function sharedClip(db: Firestore, opened: OpenLink, slot: number): Promise<Clip | null> {
  const { uid, audience } = opened.link;
  const [visibility, asleep, [stored, review]] = await Promise.all([
    readVisibility(db, opened),
    isAsleep(db, uid, slot),
    db.getAll(db.doc(`profiles/${uid}/clips/${slot}`), clipReviewRef(db, uid, slot)),
  ]);
  const clip = parseClip({ id: String(slot), fields: stored?.data() ?? {} });
  if (!clip || asleep || isHeldBack(review, clip) || !mayShow(visibility.clips, audience)) return null;
  return projectClips([clip], audience).some(({ source }) => source === 'upload') ? clip : null;
}
