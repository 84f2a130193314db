import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { emailAddressKey } from '../../../lib/text/email-address';
import { findUser } from '../../../lib/guards/find-user';

/**
 * `addressProofs/{uid}`: which addresses were proven to be this account's, as far as we saw it ourselves. The identity
 * provider says “verified” also of what a stranger had registered, as soon as the owner comes by Google. Of accounts
 * registered before these were kept there is none until {@link settleOldAccount} has seen them.
 */
interface AddressProof {
  /** Keys of the addresses; `users/{uid}.addressKeys` repeats them for the rules of the store. */
  keys: string[];
  /** Keys of addresses the account has left. They prove nothing: by them its deletion finds what was stored under an address. */
  earlier?: string[];
  /** What was here before was nobody's proven account and is erased; until the registration, for the notice. */
  startedAnew?: boolean;
}

export function addressProofRef(db: Firestore, uid: string) {
  return db.collection('addressProofs').doc(uid);
}

/** @param stored the document of {@link addressProofRef} */
export function isAddressProven(stored: DocumentSnapshot | undefined, email: string): boolean {
  const { keys = [] } = (stored?.data() ?? {}) as Partial<AddressProof>;
  return keys.includes(emailAddressKey(email));
}

/**
 * Whether somebody has moved an identity to an address that we have not proven, past us: whoever holds a session can ask the
 * identity provider for a mail with a code of its own. While no address was proven there is none to move away from.
 */
export function isMovedAddress(stored: DocumentSnapshot | undefined, email: string | undefined): boolean {
  const { keys = [] } = (stored?.data() ?? {}) as Partial<AddressProof>;
  return keys.length > 0 && (email === undefined || !keys.includes(emailAddressKey(email)));
}

/** Whether an address is where somebody has moved this account: its mails are not for whoever reads them there. */
export async function isMovedTo(
  { auth, firestore }: { auth: Auth; firestore: Firestore },
  uid: string,
  address: string,
): Promise<boolean> {
  const email = (await findUser(auth, uid))?.email;
  if (email === undefined || emailAddressKey(email) !== emailAddressKey(address)) return false;
  return isMovedAddress(await addressProofRef(firestore, uid).get(), email);
}

/** The accounts whose proven addresses have this key. @returns their uids */
export async function findByProvenKey(db: Firestore, key: string): Promise<string[]> {
  const proofs = db.collection('addressProofs').where('keys', 'array-contains', key);
  return (await proofs.get()).docs.map(({ id }) => id);
}

/** The accounts that proved this address. @returns their uids */
export function findProvenBy(db: Firestore, email: string): Promise<string[]> {
  return findByProvenKey(db, emailAddressKey(email));
}

/**
 * Whether the address of an identity is its owner's, as far as we saw it: the provider calls verified also what a stranger
 * registered, by a mail of its own or because the owner came by Google. Of accounts from before proofs its word is all there is.
 */
export async function hasProvenAddress(
  db: Firestore,
  { uid, email, emailVerified }: UserRecord,
): Promise<boolean> {
  if (!emailVerified || email === undefined) return false;
  const proof = await addressProofRef(db, uid).get();
  return !proof.exists || isAddressProven(proof, email);
}

/** @param stored the document of {@link addressProofRef} */
export function hasStartedAnew(stored: DocumentSnapshot | undefined): boolean {
  return stored?.get('startedAnew') === true;
}

/** @param stored the document of {@link addressProofRef} */
export function provenKeys(stored: DocumentSnapshot): string[] {
  return (stored.get('keys') as string[] | undefined) ?? [];
}

function earlierKeys(stored: DocumentSnapshot): string[] {
  return (stored.get('earlier') as string[] | undefined) ?? [];
}

/** Keys of the addresses that are or were this account's. @param stored the document of {@link addressProofRef} */
export function allKeys(stored: DocumentSnapshot): string[] {
  return [...new Set([...provenKeys(stored), ...earlierKeys(stored)])];
}

/** The proof of an identity that begins with a proven address. */
export function firstProof(email: string, startedAnew = false): AddressProof {
  return { keys: [emailAddressKey(email)], ...(startedAnew && { startedAnew }) };
}

/** From the registration on there is always a document, and the notice about the beginning has been read. */
export function keepProof(transaction: Transaction, stored: DocumentSnapshot): void {
  const earlier = earlierKeys(stored);
  const proof: AddressProof = { keys: provenKeys(stored), ...(earlier.length > 0 && { earlier }) };
  transaction.set(stored.ref, proof);
}

/**
 * Adds a proven address; of a change the earlier stays, which the account has until the provider has changed it.
 * @returns the function that writes it, for after the reads of the transaction
 */
export async function prepareProof(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  email: string,
): Promise<() => void> {
  const user = await transaction.get(db.doc(`users/${uid}`));
  return () => {
    const keys = FieldValue.arrayUnion(emailAddressKey(email));
    transaction.set(addressProofRef(db, uid), { keys }, { merge: true });
    if (user.exists) transaction.update(user.ref, { addressKeys: keys });
  };
}

/** After a change: the earlier address is the account's no more. Safe to repeat. */
export async function keepOneAddress(db: Firestore, uid: string, email: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const user = await transaction.get(db.doc(`users/${uid}`));
    const proof = await transaction.get(addressProofRef(db, uid));
    const key = emailAddressKey(email);
    const keys = [key];
    const earlier = allKeys(proof).filter((other) => other !== key);
    transaction.set(proof.ref, { keys, earlier }, { merge: true });
    if (user.exists) transaction.update(user.ref, { addressKeys: keys });
  });
}
