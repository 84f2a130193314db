import { PLAN_NAMES } from '@skora/domain';
import { parseTier, type Tier } from '@skora/shared/contract';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readAsleep } from '../clips';
import { isToldOfPlan, tellOfPlan } from '../notifications';
import { isAwake, isLive, linkLimit, readShareLinks } from '../share-links';
import { endLostPlaces } from '../showcase-places';

export interface FollowDeps {
  firestore: Firestore;
  auth: Auth;
  config: { linkSecret: string };
  now: () => number;
}

/** How many links and clips of a player sleep. @param user `users/{uid}` */
async function countAsleep({ firestore: db, now: clock }: FollowDeps, uid: string, user: DocumentSnapshot) {
  const now = clock();
  const [links, clips] = await Promise.all([readShareLinks(db, uid), readAsleep(db, uid, user)]);
  const live = links.filter((link) => isLive(link, now));
  const asleep = live.filter((link) => !isAwake(link, links, linkLimit(user), now));
  return { links: asleep.length, clips: clips.size };
}

/** Tells what sleeps with this plan. */
async function tellAsleep(deps: FollowDeps, uid: string, tier: Tier, user: DocumentSnapshot) {
  const { firestore: db, now: clock } = deps;
  const now = clock();
  if (await isToldOfPlan(db, uid, tier, now)) return;
  const counts = await countAsleep(deps, uid, user);
  const params = { about: 'asleep', plan: PLAN_NAMES[tier], ...counts };
  const facts = [{ kind: 'plan-limit', key: `asleep:${now}`, params } as const];
  await tellOfPlan(db, uid, tier, counts.links + counts.clips > 0 ? facts : [], now);
}

/**
 * Does what follows from the plan a player has now: places at showcases end, and the player is told once what sleeps. What
 * sleeps is not stored: it is decided whenever it is asked for. Follows what is stored by then; safe to repeat, and to run
 * beside itself.
 */
export async function followPlan(deps: FollowDeps, uid: string): Promise<void> {
  const user = await deps.firestore.doc(`users/${uid}`).get();
  if (!user.exists) return;
  await endLostPlaces(deps, uid);
  await tellAsleep(deps, uid, parseTier(user.get('tierLevel')), user);
}
