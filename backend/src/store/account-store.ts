import { FieldValue, type Firestore } from 'firebase-admin/firestore';

/** gRPC status of a create that found the document already there. */
const ALREADY_EXISTS = 6;

/** Creates `users/{uid}` at tier0 unless it exists; an existing record is never touched. */
export async function ensureAccountRecord(db: Firestore, uid: string): Promise<void> {
  try {
    await db
      .collection('users')
      .doc(uid)
      .create({ tierLevel: 'tier0', createdAt: FieldValue.serverTimestamp() });
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
