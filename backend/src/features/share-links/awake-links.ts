import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isLive, readShareLinks, type ShareLink } from './share-links';

function isNewer(one: ShareLink, other: ShareLink): boolean {
  const later = one.createdAt.toMillis() - other.createdAt.toMillis();
  return later > 0 || (later === 0 && one.linkId > other.linkId);
}

/**
 * Whether a link opens its CV as far as the plan decides. Of the live links of a player the newest ones are awake, as many as
 * the plan has; the others sleep. Nothing of that is stored: a link wakes when the plan has room for it again, or when a
 * newer one is over.
 * @param links all links of the player
 * @param limit how many the plan has
 */
export function isAwake(link: ShareLink, links: readonly ShareLink[], limit: number, now: number): boolean {
  const newer = links.filter((other) => isLive(other, now) && isNewer(other, link));
  return isLive(link, now) && newer.length < limit;
}

/** How many links may be awake at a time. @param user `users/{uid}` */
export function linkLimit(user: DocumentSnapshot | undefined): number {
  return ENTITLEMENTS[parseTier(user?.get('tierLevel'))].shareLinks;
}

/** {@link isAwake} by what is stored now. Not part of a transaction: its query would lock links of other players. */
export async function readIsAwake(
  db: Firestore,
  link: ShareLink,
  user: DocumentSnapshot | undefined,
  now: number,
): Promise<boolean> {
  return isAwake(link, await readShareLinks(db, link.uid), linkLimit(user), now);
}

/**
 * Which of some links open their CV now as far as link and plan decide: {@link readIsAwake} of many, of different players.
 * @param keys what the links are stored under
 */
export async function findAwake(
  db: Firestore,
  keys: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const stored = await db.getAll(...keys.map((key) => db.doc(`shareLinks/${key}`)));
  const live = stored
    .filter((doc) => doc.exists)
    .map((doc) => ({ key: doc.id, link: doc.data() as ShareLink }))
    .filter(({ link }) => isLive(link, now));
  if (live.length === 0) return new Set();
  const users = await db.getAll(...live.map(({ link }) => db.doc(`users/${link.uid}`)));
  const awake = await Promise.all(live.map(({ link }, at) => readIsAwake(db, link, users[at], now)));
  return new Set(live.filter((_link, at) => awake[at]).map(({ key }) => key));
}
