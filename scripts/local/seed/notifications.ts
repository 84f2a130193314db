import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS, PLAN_NAMES, type NotificationKind, type NotificationParams } from '@skora/domain';

/** What a demo player was told, with how many days ago. */
const TOLD: readonly [NotificationKind, NotificationParams, daysAgo: number][] = [
  ['coach-answered', { confirmed: 2, declined: 1 }, 0.1],
  ['goal-due', { title: 'Sprint 10 m under 1.9 s' }, 1],
  ['link-opened', { label: 'Trial day in May' }, 3],
  ['plan-changed', { change: 'paid', plan: PLAN_NAMES.tier2, on: 0 }, 12],
];

/** Something in the bell of two demo players; the older half of it was seen. */
export async function seedNotifications(firestore: Firestore): Promise<void> {
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
  for (const uid of ['demo-mara', 'demo-ines']) {
    const told = uid === 'demo-mara' ? TOLD.slice(0, 3) : TOLD;
    const items = told.map(([kind, params, days]) => ({ id: `${kind}:demo`, kind, params, at: ago(days) }));
    await firestore.doc(`notifications/${uid}`).set({ items, readUpTo: ago(2) });
  }
}
