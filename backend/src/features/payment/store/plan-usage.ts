import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { isLive, readShareLinks } from '../../share-links';

/** What is there of something a plan bounds; more than `limit` after a change to a smaller plan. */
interface Used {
  used: number;
  limit: number;
}

interface PlanUsage {
  clips: Used;
  /** Links that are live, also those that sleep. */
  shareLinks: Used;
}

/** Counts what the rules of clips and the making of share links count. */
export async function readPlanUsage(db: Firestore, uid: string, now: number): Promise<PlanUsage> {
  const [user, clips, links] = await Promise.all([
    db.doc(`users/${uid}`).get(),
    db.collection(`profiles/${uid}/clips`).count().get(),
    readShareLinks(db, uid),
  ]);
  const plan = ENTITLEMENTS[parseTier(user.get('tierLevel'))];
  return {
    clips: { used: clips.data().count, limit: plan.clips },
    shareLinks: { used: links.filter((link) => isLive(link, now)).length, limit: plan.shareLinks },
  };
}
