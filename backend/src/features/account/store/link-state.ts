import type { UserRecord } from 'firebase-admin/auth';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';

/** The state of an account that a mailed link belongs to. In any other state the link does not work. */
export interface LinkState {
  /** Rises with every step of recovery that the backend takes. */
  generation: number;
  /** Moves when the password is changed at the identity provider, which the backend does not hear of. */
  sessionsFrom: string | null;
}

/** Where the generation of an account's links is kept; none: 0. */
export function linkGenerationRef(db: Firestore, uid: string) {
  return db.collection('linkGenerations').doc(uid);
}

/** The state an account is in now. @param stored the document of {@link linkGenerationRef} */
export function readLinkState(
  stored: DocumentSnapshot | undefined,
  { tokensValidAfterTime }: Pick<UserRecord, 'tokensValidAfterTime'>,
): LinkState {
  return {
    generation: (stored?.get('generation') as number | undefined) ?? 0,
    sessionsFrom: tokensValidAfterTime ?? null,
  };
}

/** Ends every link that was mailed, or is about to be. */
export function endLinks(db: Firestore, transaction: Transaction, uid: string): void {
  transaction.set(linkGenerationRef(db, uid), { generation: FieldValue.increment(1) }, { merge: true });
}
