import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { addressProofRef, firstProof, provenKeys } from './address-proof';

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
    if (!user?.exists || !proof || user.get('addressKeys') !== undefined) return;
    if (proof.exists) {
      transaction.update(user.ref, { addressKeys: provenKeys(proof) });
      return;
    }
    const begun = emailVerified && email !== undefined ? firstProof(email) : { keys: [] };
    transaction.create(proof.ref, begun);
    transaction.update(user.ref, { addressKeys: begun.keys });
  });
}
