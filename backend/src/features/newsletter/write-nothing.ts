import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Adds writes that change nothing, as many as somebody known would cause: how long an answer takes must not tell who is
 * known. They remove mails that never were.
 */
export function writeNothing(db: Firestore, transaction: Transaction, times: number): void {
  for (let time = 0; time < times; time += 1) {
    transaction.delete(db.collection('mailOutbox').doc(randomUUID()));
  }
}
