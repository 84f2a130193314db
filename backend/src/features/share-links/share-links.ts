import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { LinkAudience } from './share-link';

/** `shareLinks/{hash of the token}`: an address that opens a CV. Only the backend reads it. */
export interface ShareLink {
  uid: string;
  linkId: string;
  label: string;
  audience: LinkAudience;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  revokedAt: Timestamp | null;
  /** Times it was opened, by day in UTC. Nothing is kept about who opened it. */
  views: Record<string, number>;
}

/** The links of a player. */
export function queryShareLinks(db: Firestore, uid: string) {
  return db.collection('shareLinks').where('uid', '==', uid);
}

/** Whether a link works, as far as it alone decides. */
export function isLive({ revokedAt, expiresAt }: ShareLink, now: number): boolean {
  return revokedAt === null && expiresAt.toMillis() > now;
}

/** When a link stopped working, or will; in milliseconds since 1970. */
export function endsAt({ revokedAt, expiresAt }: ShareLink): number {
  return Math.min(revokedAt?.toMillis() ?? Infinity, expiresAt.toMillis());
}

/** The links of a player, newest first. */
export async function readShareLinks(db: Firestore, uid: string): Promise<ShareLink[]> {
  const { docs } = await queryShareLinks(db, uid).get();
  return docs
    .map((doc) => doc.data() as ShareLink)
    .sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis());
}
