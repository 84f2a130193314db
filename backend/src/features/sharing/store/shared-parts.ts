import { mayShow, parseClip, parseVisibility, projectClips, type Visibility } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { clipReviewRef, isHeldBack } from '../../clips';
import type { OpenedLink } from './open-share-link';

type OpenLink = Pick<Extract<OpenedLink, { kind: 'open' }>, 'link' | 'isAdult'>;

async function readVisibility(db: Firestore, { link, isAdult }: OpenLink): Promise<Visibility> {
  const stored = await db.doc(`profiles/${link.uid}/settings/visibility`).get();
  return parseVisibility(stored.data() ?? null, isAdult);
}

/** Whether a link shows the picture. */
export async function showsPhoto(db: Firestore, opened: OpenLink): Promise<boolean> {
  return mayShow((await readVisibility(db, opened)).photo, opened.link.audience);
}

/** Whether a link shows the file of a clip. */
export async function showsClip(db: Firestore, opened: OpenLink, slot: number): Promise<boolean> {
  const { uid, audience } = opened.link;
  const [visibility, [stored, review]] = await Promise.all([
    readVisibility(db, opened),
    db.getAll(db.doc(`profiles/${uid}/clips/${slot}`), clipReviewRef(db, uid, slot)),
  ]);
  const clip = parseClip({ id: String(slot), fields: stored?.data() ?? {} });
  if (!clip || isHeldBack(review, clip) || !mayShow(visibility.clips, audience)) return false;
  return projectClips([clip], audience).some(({ source }) => source === 'upload');
}
