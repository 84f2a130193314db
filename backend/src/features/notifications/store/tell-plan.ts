import { parseTier, type Tier } from '@skora/shared/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { notificationsRef, parseRecord } from './notification-record';
import { type Fact, noticeFor } from './tell';

/** Whether a player was told what this plan does not include. */
export async function isToldOfPlan(db: Firestore, uid: string, tier: Tier, now: number): Promise<boolean> {
  return parseRecord(await notificationsRef(db, uid).get(), now).planTold === tier;
}

/**
 * Tells a player what a plan does not include, once for each time the plan becomes this one. Nothing is told, and it is tried
 * again later, while nobody may be told or when the plan has become another one meanwhile. Safe to repeat.
 * @param facts none: only the plan is remembered, so that the next one is told of
 */
export async function tellOfPlan(
  db: Firestore,
  uid: string,
  tier: Tier,
  facts: readonly Fact[],
  now: number,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = notificationsRef(db, uid);
    const [stored, user] = await transaction.getAll(ref, db.doc(`users/${uid}`));
    const { planTold } = parseRecord(stored, now);
    const isNews = facts.length > 0 || planTold !== null;
    if (planTold === tier || !isNews || parseTier(user?.get('tierLevel')) !== tier) return;
    const notice = await noticeFor(db, transaction, uid, facts, now);
    if (!notice.isOpen) return;
    notice.tell();
    transaction.set(ref, { planTold: tier }, { merge: true });
  });
}
