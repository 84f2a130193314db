import { DAY_MS } from '@skora/domain';
import { isAwake, linkLimit, readShareLinks } from '../../share-links';
import { nextPlace } from '../../showcase-places';
import type { ChildWeek } from '../domain/family-week';
import type { Child, FamilyDeps } from './child';
import { showChild } from './child-view';
import { findChildren } from './find-children';

const WEEK_MS = 7 * DAY_MS;
/** What comes later is no news of this week. */
const AHEAD_MS = 14 * DAY_MS;

async function readLinks(
  { firestore, now: clock }: FamilyDeps,
  { uid, user }: Child,
): Promise<ChildWeek['links']> {
  const now = clock();
  const links = await readShareLinks(firestore, uid);
  const live = links.filter((link) => isAwake(link, links, linkLimit(user), now));
  const made = live.filter(({ createdAt }) => createdAt.toMillis() > now - WEEK_MS);
  return { all: live.length, new: made.length };
}

async function readWeek(deps: FamilyDeps, email: string, child: Child): Promise<ChildWeek> {
  const { uid, bond, concerns } = child;
  const now = deps.now();
  const [shown, links, place] = await Promise.all([
    showChild(deps, email, child),
    bond === null ? null : readLinks(deps, child),
    bond === null ? null : nextPlace(deps.firestore, uid, now),
  ]);
  const single = [shown.payment !== null, shown.invited].filter(Boolean).length;
  const contacts = shown.contacts.filter(({ answered }) => answered === null).length;
  const agreed = concerns.filter(
    ({ consent }) => consent.status === 'approved' && (consent.decidedAt?.toMillis() ?? 0) > now - WEEK_MS,
  );
  return {
    name: shown.name,
    waiting: shown.requests.length + contacts + single,
    agreed: agreed.map(({ matter }) => matter.subject),
    links,
    showcase: place && place.startsAt <= now + AHEAD_MS ? place : null,
  };
}

/** What there is to tell a guardian whose proven address this is, child by child. */
export async function readFamilyWeek(deps: FamilyDeps, email: string): Promise<ChildWeek[]> {
  const children = await findChildren(deps, email);
  return Promise.all(children.map((child) => readWeek(deps, email, child)));
}
