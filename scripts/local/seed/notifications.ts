import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS, PLAN_NAMES, type NotificationKind, type NotificationParams } from '@skora/domain';

/** What a demo player was told, with how many days ago. */
type Told = readonly [NotificationKind, NotificationParams, daysAgo: number];

/** Newest first; it fits what the players' records say. */
const TOLD: Readonly<Record<string, readonly Told[]>> = {
  'demo-mara': [
    ['coach-answered', { confirmed: 2, declined: 1 }, 0.1],
    ['goal-due', { title: 'Sprint 10 m under 1.8 s' }, 1],
    ['link-opened', { label: 'Trial day in May' }, 3],
  ],
  'demo-ines': [
    ['coach-answered', { confirmed: 8, declined: 0 }, 1],
    ['plan-changed', { change: 'paid', plan: PLAN_NAMES.tier2, on: 0 }, 12],
  ],
};

/** Something in the bell of two demo players; the older half of it was seen. */
export async function seedNotifications(firestore: Firestore): Promise<void> {
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);
  for (const [uid, told] of Object.entries(TOLD)) {
    const items = told.map(([kind, params, days]) => ({ id: `${kind}:demo`, kind, params, at: ago(days) }));
    await firestore.doc(`notifications/${uid}`).set({ items, readUpTo: ago(2) });
  }
}
