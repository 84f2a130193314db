import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Subject } from '../../lib/data-owners/data-owner';
import { emailAddressKey } from '../../lib/text/email-address';
import { allKeys, findByProvenKey, isAddressProven, type StoredDeletion } from '../account';

/**
 * Whose data an erasure is about. The first run decides by which address, and whether it is proven; later ones go on with
 * that, because the first may have erased what tells.
 *
 * @param identity null when the sign-in is gone
 * @param proof of the addresses of the account
 */
export function judgeSubject(
  uid: string,
  { email: known = null, emailVerified: decided, addressKeys: kept = [] }: StoredDeletion,
  identity: Subject | null,
  proof: DocumentSnapshot,
): Subject {
  if (decided !== undefined) {
    return { uid, email: known ?? identity?.email ?? null, emailVerified: decided, addressKeys: kept };
  }
  const addressKeys = allKeys(proof);
  if (identity?.emailVerified) return { ...identity, addressKeys };
  // Also of a sign-in that was moved past us: what belongs to the proven address is the account's.
  if (known !== null && isAddressProven(proof, known)) {
    return { uid, email: known, emailVerified: true, addressKeys };
  }
  return { uid, email: identity?.email ?? known, emailVerified: false, addressKeys };
}

async function keepOwnKeys(db: Firestore, { uid, addressKeys = [] }: Subject): Promise<string[]> {
  const own = await Promise.all(
    addressKeys.map(async (key) => (await findByProvenKey(db, key)).every((holder) => holder === uid)),
  );
  return addressKeys.filter((_key, at) => own[at]);
}

/**
 * Leaves out an address that is the sign-in of another account by now, and the key of one that another account has proven:
 * what is found by it can be that account's.
 */
export async function withoutOthers(
  { auth, firestore }: { auth: Auth; firestore: Firestore },
  subject: Subject,
): Promise<Subject> {
  const { uid, email } = subject;
  const addressKeys = await keepOwnKeys(firestore, subject);
  if (email === null) return { ...subject, addressKeys };
  const { users } = await auth.getUsers([{ email }]);
  if (users.every((user) => user.uid === uid)) return { ...subject, addressKeys };
  const others = emailAddressKey(email);
  return { uid, email: null, emailVerified: false, addressKeys: addressKeys.filter((key) => key !== others) };
}
