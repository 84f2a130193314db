import type { NotificationKind, NotificationParams } from '@skora/domain';
import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { standingRefs } from '../../account';
import { queuePush } from './push-outbox';
import { notificationsRef, onTop, parseRecord, type NotificationRecord } from './notification-record';

/** Something a player may want to know. */
export interface Fact {
  kind: NotificationKind;
  /** What it is about: the same fact has the same key, and is told once. */
  key: string;
  params: NotificationParams;
}

/** What was read, and the write that goes with it. */
interface Notice {
  /** Whether this player may be told anything. */
  isOpen: boolean;
  /** Kinds the player wants to hear of. */
  wants: (kind: NotificationKind) => boolean;
  /** Tells what is new; among the writes of the transaction. */
  tell: () => void;
}

/** Nobody is told anything while the account is suspended, or about to be deleted. */
export function mayBeTold(user?: DocumentSnapshot, deletion?: DocumentSnapshot): boolean {
  return user?.exists === true && user.get('status') !== 'suspended' && deletion?.exists !== true;
}

/** Facts of kinds that are wanted, and were not told before. */
function newFacts(facts: readonly Fact[], { items, off }: NotificationRecord): [id: string, fact: Fact][] {
  const told = new Set(items.map(({ id }) => id));
  return facts
    .map((fact): [string, Fact] => [`${fact.kind}:${fact.key}`, fact])
    .filter(([id, { kind }]) => !told.has(id) && !off.includes(kind));
}

/**
 * Reads, within a transaction, what decides whether a player is told; nothing is written before `tell`. All facts of one
 * transaction go in together.
 * @example
 * const notice = await noticeFor(db, transaction, uid, [{ kind: 'goal-due', key: '3:2026-12-01', params }], now);
 * transaction.update(…);
 * notice.tell();
 */
export async function noticeFor(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  facts: readonly Fact[],
  now: number,
): Promise<Notice> {
  const [stored, ...standing] = await transaction.getAll(notificationsRef(db, uid), ...standingRefs(db, uid));
  const record = parseRecord(stored, now);
  const open = mayBeTold(...standing);
  return {
    isOpen: open,
    wants: (kind) => open && !record.off.includes(kind),
    tell: () => {
      const added = open ? newFacts(facts, record) : [];
      if (added.length === 0) return;
      const at = Timestamp.fromMillis(now);
      const items = added.map(([id, { kind, params }]) => ({ id, kind, params, at }));
      transaction.set(notificationsRef(db, uid), { items: onTop(items, record.items) }, { merge: true });
      if (record.devices.length > 0) for (const item of items) queuePush(db, transaction, uid, item);
    },
  };
}
