import { type Clip, shortName } from '@skora/domain';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { filterKeys, isListingId, type GalleryFilter } from '../domain/clip-listing';
import { readAsleep } from './asleep-clips';
import { clipParts, pointedClip, userIn, type ClipPointer } from './clip-listing';

/** A clip with who plays in it, as everybody may know. */
export interface GalleryClip {
  id: string;
  clip: Clip;
  /** First name and initial. */
  player: string;
}

interface Page {
  clips: GalleryClip[];
  next: string | null;
}

/** A page nobody sees anything of is followed by the next one, so many times at most. */
const EMPTY_PAGES = 4;

/**
 * One page of the gallery, newest first.
 * @param after id of the last pointer of the page before
 * @returns `next`: where the next page begins; null when there is none. A page may be short: what was taken back
 * since, or sleeps, is left out
 */
export async function findPublicClips(
  db: Firestore,
  filter: GalleryFilter,
  page: { size: number; after?: string },
  now: number,
): Promise<Page> {
  let found = await findPage(db, filter, page, now);
  for (let empty = 0; empty < EMPTY_PAGES && found.clips.length === 0 && found.next !== null; empty += 1) {
    found = await findPage(db, filter, { ...page, after: found.next }, now);
  }
  return found;
}

async function findPage(
  db: Firestore,
  filter: GalleryFilter,
  page: { size: number; after?: string },
  now: number,
): Promise<Page> {
  let query = db.collection('publicClips').orderBy(FieldPath.documentId());
  for (const key of filterKeys(filter)) query = query.where(new FieldPath('facets', key), '==', true);
  if (page.after !== undefined) query = query.startAfter(page.after);
  const { docs } = await query.limit(page.size).get();
  if (docs.length === 0) return { clips: [], next: null };
  const pointers = docs.map((entry) => ({ id: entry.id, ...(entry.data() as ClipPointer) }));
  const wanted = pointers.map((pointer) => [db.doc(`profiles/${pointer.uid}`), ...clipParts(db, pointer)]);
  const found = await db.getAll(...wanted.flat());
  const shown = pointers.flatMap(({ id, ...pointer }) => {
    const [profile, ...parts] = found.splice(0, wanted[0]?.length);
    const clip = pointedClip(pointer, parts, now);
    const player = shortName(String(profile?.get('displayName') ?? ''));
    return clip ? [{ id, clip, player, uid: pointer.uid, user: userIn(parts) }] : [];
  });
  const users = new Map(shown.map(({ uid, user }) => [uid, user]));
  const asleep = new Map(
    await Promise.all([...users].map(async ([uid, user]) => [uid, await readAsleep(db, uid, user)] as const)),
  );
  const clips = shown
    .filter(({ uid, clip }) => asleep.get(uid)?.has(clip.slot) === false)
    .map(({ id, clip, player }) => ({ id, clip, player }));
  return { clips, next: docs.length === page.size ? (docs.at(-1)?.id ?? null) : null };
}

/** A public clip with whose it is, which nobody outside learns. */
export type FoundClip = GalleryClip & Pick<ClipPointer, 'uid'>;

/** A public clip by its id; null when there is no such clip, or not any more. */
export async function findPublicClip(db: Firestore, id: string, now: number): Promise<FoundClip | null> {
  if (!isListingId(id)) return null;
  const pointer = (await db.doc(`publicClips/${id}`).get()).data() as ClipPointer | undefined;
  if (!pointer) return null;
  const [profile, ...parts] = await db.getAll(db.doc(`profiles/${pointer.uid}`), ...clipParts(db, pointer));
  const clip = pointedClip(pointer, parts, now);
  const player = shortName(String(profile?.get('displayName') ?? ''));
  if (!clip || (await readAsleep(db, pointer.uid, userIn(parts))).has(clip.slot)) return null;
  return { id, clip, player, uid: pointer.uid };
}
