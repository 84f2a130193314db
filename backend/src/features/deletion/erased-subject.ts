import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Subject } from '../../lib/data-owners/data-owner';
import { isAddressProven, type StoredDeletion } from '../account';

/**
 * Whose data an erasure is about. The first run decides by which address, and whether it is proven; later ones go on with
 * that, because the first may have erased what tells.
 *
 * @param identity null when the sign-in is gone
 * @param proof of the addresses of the account
 */
export function judgeSubject(
  uid: string,
  { email: known = null, emailVerified: decided }: StoredDeletion,
  identity: Subject | null,
  proof: DocumentSnapshot,
): Subject {
  if (decided !== undefined) {
    return { uid, email: known ?? identity?.email ?? null, emailVerified: decided };
  }
  if (identity?.emailVerified) return identity;
  // Also of a sign-in that was moved past us: what belongs to the proven address is the account's.
  if (known !== null && isAddressProven(proof, known)) return { uid, email: known, emailVerified: true };
  return { uid, email: identity?.email ?? known, emailVerified: false };
}

/** Leaves out an address that is the sign-in of another account by now: what is found by it can be that account's. */
export async function withoutOthers(auth: Auth, subject: Subject): Promise<Subject> {
  const { uid, email } = subject;
  if (email === null) return subject;
  const { users } = await auth.getUsers([{ email }]);
  return users.every((user) => user.uid === uid) ? subject : { uid, email: null, emailVerified: false };
}
