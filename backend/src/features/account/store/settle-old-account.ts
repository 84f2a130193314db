import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { addressProofRef, firstProof, isAddressProven } from './address-proof';

/**
 * Of an account registered before proofs were kept, what the identity provider says by now is all that can be known.
 * Safe to repeat.
 */
export async function settleOldAccount(
  db: Firestore,
  { uid, email, emailVerified }: UserRecord,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [user, proof] = await transaction.getAll(db.doc(`users/${uid}`), addressProofRef(db, uid));
    if (!user?.exists || !proof || user.get('addressProven') !== undefined) return;
    const proven = proof.exists ? isAddressProven(proof, email ?? '') : emailVerified;
    if (!proof.exists) {
      transaction.create(proof.ref, proven && email !== undefined ? firstProof(email) : { keys: [] });
    }
    transaction.update(user.ref, { addressProven: proven });
  });
}
