import { FieldValue, Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  audit,
  type ConsentEntry,
  type GuardianConsent,
  guardianConsentRef,
  privateAccountRef,
} from '../../account';
import { setPushAgreement } from '../../notifications';

/** The agreement to messages on a player's devices, read among the reads of a transaction; null: none stands. */
export async function readPushAgreement(
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<GuardianConsent | null> {
  const stored = await transaction.get(guardianConsentRef(db, uid, 'push'));
  const consent = stored.data() as GuardianConsent | undefined;
  return consent?.status === 'approved' ? consent : null;
}

/** Ends it together with what made somebody the guardian. No device stays. */
export function endPushAgreement(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  { textVersion, name = '', relationship = '' }: GuardianConsent,
  now: number,
): void {
  const at = Timestamp.fromMillis(now);
  const entry: ConsentEntry = { textVersion, action: 'withdrawn', by: 'guardian', at, name, relationship };
  transaction.update(guardianConsentRef(db, uid, 'push'), { status: 'revoked', decidedAt: at });
  transaction.update(privateAccountRef(db, uid), { consents: FieldValue.arrayUnion(entry) });
  setPushAgreement(db, transaction, uid, false);
  audit(db, transaction, uid, 'push-revoked', now);
}
