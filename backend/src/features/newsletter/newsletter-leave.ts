import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { UNDO_DAYS } from './newsletter-status';
import { THREE_AN_HOUR } from '../../lib/budgets/request-budget';
import type { Outbox } from '../../lib/mail/outbox';
import { logConsent, subscriberRef, type StoredSubscriber } from './newsletter-store';
import { checkBudgets } from '../../lib/budgets/request-budget-store';
import { writeNothing } from './write-nothing';

/** `newsletterSubscribers/{key}/undo/address`: the address, for as long as somebody may change their mind. */
function undoRef(db: Firestore, key: string) {
  return subscriberRef(db, key).collection('undo').doc('address');
}

/** How an address stands with the digest. */
interface LeaveState {
  subscribed: boolean;
  /** `null`: not known any more. */
  email: string | null;
  undoUntil: number | null;
}

/** What the page behind an unsubscribe link shows; changes nothing. */
export async function leaveState(db: Firestore, key: string, now: number): Promise<LeaveState> {
  const [stored, undo] = await db.getAll(subscriberRef(db, key), undoRef(db, key));
  const until = (undo?.get('expireAt') as Timestamp | undefined)?.toMillis() ?? 0;
  const undoable = until > now;
  return {
    subscribed: stored?.get('status') === 'confirmed',
    email:
      ((stored?.get('email') ?? (undoable ? undo?.get('email') : null)) as string | null | undefined) ?? null,
    undoUntil: undoable ? until : null,
  };
}

/** Ends a subscription at once. The key stays, so that no import or mistake brings the address back; safe to repeat. */
export async function leave(db: Firestore, key: string, now: number): Promise<void> {
  const at = Timestamp.fromMillis(now);
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(subscriberRef(db, key))).data() as StoredSubscriber | undefined;
    if (stored?.status === 'unsubscribed') return;
    transaction.set(
      subscriberRef(db, key),
      { email: null, status: 'unsubscribed', unsubscribedAt: at },
      { merge: true },
    );
    if (stored === undefined || stored.email === null) return;
    // `expireAt` is for a time-to-live policy of Firestore.
    const expireAt = Timestamp.fromMillis(now + UNDO_DAYS * DAY_MS);
    if (stored.status === 'confirmed') transaction.set(undoRef(db, key), { email: stored.email, expireAt });
    logConsent(db, transaction, key, { textVersion: stored.consent, action: 'withdrawn', now });
  });
}

/** Takes an unsubscription back. @returns false when it was none, or is too long ago */
export function undoLeave(db: Firestore, key: string, now: number): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [stored, undo] = await transaction.getAll(subscriberRef(db, key), undoRef(db, key));
    if (stored?.get('status') === 'confirmed') return true;
    const until = (undo?.get('expireAt') as Timestamp | undefined)?.toMillis() ?? 0;
    if (!stored?.exists || !undo?.exists || until <= now) return false;
    transaction.update(stored.ref, { status: 'confirmed', email: undo.get('email') as string });
    transaction.delete(undo.ref);
    const { consent } = stored.data() as StoredSubscriber;
    logConsent(db, transaction, key, { textVersion: consent, action: 'confirmed', now });
    return true;
  });
}

/**
 * Sends the unsubscribe link to an address that gets the digest; nobody learns whether it does: every address costs the
 * same reads and two writes.
 */
export function askToLeave(
  { firestore: db, outbox }: { firestore: Firestore; outbox: Outbox },
  { key, email }: { key: string; email: string },
  now: number,
): Promise<void> {
  return outbox.transaction(async (transaction, post) => {
    const stored = (await transaction.get(subscriberRef(db, key))).data() as StoredSubscriber | undefined;
    const budgets = [{ kind: 'newsletter-leave', subject: key, ...THREE_AN_HOUR }];
    const budget = await checkBudgets(db, transaction, budgets, now);
    if (budget.wait > 0) return writeNothing(db, transaction, 2);
    budget.spend();
    if (stored?.status === 'confirmed') post({ kind: 'newsletter-leave', to: email, uid: null, key });
    else writeNothing(db, transaction, 1);
  });
}
