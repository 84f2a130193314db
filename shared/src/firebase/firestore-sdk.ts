import {
  arrayRemove,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  disableNetwork,
  doc,
  enableNetwork,
  getDocFromServer,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp as firestoreTimestamp,
  setDoc,
  writeBatch,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { readConfig } from '../config';
import { firebaseApp } from './app';
import { NotReached, watchAnswers } from './watch-answers';

let instance: Firestore | null = null;

function firestore(): Firestore {
  if (instance) return instance;
  instance = getFirestore(firebaseApp());
  const emulators = readConfig().firebase.emulators;
  if (emulators) {
    const [host = '', port = ''] = emulators.firestore.split(':');
    connectFirestoreEmulator(instance, host, Number(port));
  }
  return instance;
}

/** Fields of a document; null when it does not exist. */
export type DocumentFields = DocumentData | null;

/**
 * Reads a document from the server. While it is followed, the SDK answers from what it has heard, without a request.
 * @example readDocument('paths/uid1')
 */
export async function readDocument(path: string): Promise<DocumentFields> {
  const snapshot = await getDocFromServer(doc(firestore(), path));
  return snapshot.data() ?? null;
}

/**
 * Follows a document as far as anything is known about it, for who has to go on without a connection. After `failed` the
 * subscription is dead; subscribe anew to go on.
 * @param next `fromCache`: the server has not answered yet, so `null` is no proof that there is no document
 * @returns a function that stops it
 */
export function watchDocumentOrCache(
  path: string,
  next: (fields: DocumentFields, fromCache: boolean) => void,
  failed: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(firestore(), path),
    (snapshot) => next(snapshot.data() ?? null, snapshot.metadata.fromCache),
    failed,
  );
}

let reconnecting = false;

/** Begins the connection anew: one that hangs would be waited for, and one that failed is tried again after a minute at most. */
async function reconnect(): Promise<void> {
  if (reconnecting) return;
  reconnecting = true;
  try {
    await disableNetwork(firestore());
    await enableNetwork(firestore());
  } finally {
    reconnecting = false;
  }
}

/** The store was not reached when it was asked last. */
let unreached = false;

/** Follows answers of the store; who asks a store that was not reached before, asks the network. */
const follow: typeof watchAnswers = (listen, isNothing, next, failed) => {
  if (unreached) void reconnect();
  unreached = false;
  return watchAnswers(listen, isNothing, next, (error) => {
    unreached ||= error instanceof NotReached;
    failed(error);
  });
};

/**
 * Follows a document. After `failed` the subscription is dead, unless the store was not reached (`NotReached`).
 * @returns a function that stops it
 */
export function watchDocument(
  path: string,
  next: (fields: DocumentFields) => void,
  failed: (error: unknown) => void,
): () => void {
  const reference = doc(firestore(), path);
  return follow<DocumentSnapshot>(
    (includeMetadataChanges, told) => onSnapshot(reference, { includeMetadataChanges }, told, failed),
    (snapshot) => !snapshot.exists() || snapshot.metadata.hasPendingWrites,
    (snapshot) => next(snapshot.data() ?? null),
    failed,
  );
}

/** One document of a collection: its id and its fields. */
export interface ListedDocument {
  id: string;
  fields: DocumentData;
}

/**
 * Follows the newest documents of a collection, newest first. After `failed` the subscription is dead, unless the store
 * was not reached (`NotReached`).
 * @param by field that orders them, a time or a text that sorts
 * @param count how many at most; rules bound it
 * @returns a function that stops it
 * @example watchNewest('profiles/uid1/statEntries', 'recordedAt', 60, show, fail)
 */
export function watchNewest(
  path: string,
  by: string,
  count: number,
  next: (documents: ListedDocument[]) => void,
  failed: (error: unknown) => void,
): () => void {
  const newest = query(collection(firestore(), path), orderBy(by, 'desc'), limit(count));
  return follow<QuerySnapshot>(
    (includeMetadataChanges, told) => onSnapshot(newest, { includeMetadataChanges }, told, failed),
    ({ docs }) => docs.every(({ metadata }) => metadata.hasPendingWrites),
    ({ docs }) => next(docs.map((entry) => ({ id: entry.id, fields: entry.data() }))),
    failed,
  );
}

/** Writes a whole document. */
export async function writeDocument(path: string, fields: DocumentData): Promise<void> {
  await setDoc(doc(firestore(), path), fields);
}

/** Fields for a merging write, which removes those that are undefined. */
function named(fields: DocumentData): DocumentData {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, value === undefined ? deleteField() : value]),
  );
}

/** Writes these fields of a document and keeps all others; one that is undefined is removed. */
export async function mergeDocument(path: string, fields: DocumentData): Promise<void> {
  await setDoc(doc(firestore(), path), named(fields), { merge: true });
}

/** Does the same for several documents together: all of them or none. */
export async function mergeDocuments(
  writes: readonly { path: string; fields: DocumentData }[],
): Promise<void> {
  const batch = writeBatch(firestore());
  for (const { path, fields } of writes) batch.set(doc(firestore(), path), named(fields), { merge: true });
  await batch.commit();
}

/** Writes whole documents together: all of them or none. @example commitDocuments([{ path: 'a/b', fields: {} }]) */
export async function commitDocuments(
  writes: readonly { path: string; fields: DocumentData }[],
): Promise<void> {
  const batch = writeBatch(firestore());
  for (const { path, fields } of writes) batch.set(doc(firestore(), path), fields);
  await batch.commit();
}

export async function removeDocument(path: string): Promise<void> {
  await deleteDoc(doc(firestore(), path));
}

/** What is stored of a list with these values, as a field value; those that are new come last. */
export function listWith(values: readonly string[]): unknown {
  return arrayUnion(...values);
}

/** What is stored of a list without these values, as a field value. */
export function listWithout(values: readonly string[]): unknown {
  return arrayRemove(...values);
}

/** The server's time, as a field value. */
export function serverTimestamp(): unknown {
  return firestoreTimestamp();
}
