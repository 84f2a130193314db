import { asleepClips, CLIP_BOUNDS, type Clip, parseClip } from '@skora/domain';
import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

const NONE: ReadonlySet<number> = new Set();

/** How many clips a player may show. @param user `users/{uid}` */
export function clipRoom(user: DocumentSnapshot | undefined): number {
  return ENTITLEMENTS[parseTier(user?.get('tierLevel'))].clips;
}

/** Slots of the clips of a player that sleep, because the plan has no room for them now. @param user `users/{uid}` */
export async function readAsleep(
  db: Firestore,
  uid: string,
  user: DocumentSnapshot | undefined,
): Promise<ReadonlySet<number>> {
  const room = clipRoom(user);
  // Most plans have room for all clips there can be: then nothing is read.
  if (room >= CLIP_BOUNDS.slots) return NONE;
  const { docs } = await db.collection(`profiles/${uid}/clips`).where('visibility', '!=', 'me').get();
  const clips = docs.map((doc) => parseClip({ id: doc.id, fields: doc.data() }));
  const asleep = asleepClips(
    clips.filter((clip) => clip !== null),
    room,
  );
  return new Set(asleep.map(({ slot }) => slot));
}

/** Whether a clip of a player sleeps. */
export async function isAsleep(db: Firestore, uid: string, slot: number): Promise<boolean> {
  return (await readAsleep(db, uid, await db.doc(`users/${uid}`).get())).has(slot);
}

/** The clips of a player that do not sleep. @param clips all of them */
export async function withoutAsleep(db: Firestore, uid: string, clips: readonly Clip[]): Promise<Clip[]> {
  if (clips.length === 0) return [];
  const asleep = new Set(asleepClips(clips, clipRoom(await db.doc(`users/${uid}`).get())));
  return clips.filter((clip) => !asleep.has(clip));
}
