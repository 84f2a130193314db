import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  documentId,
  FieldPath,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp as firestoreTimestamp,
  setDoc,
  startAfter,
  writeBatch,
  where,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
} from 'firebase/firestore';
import { readConfig } from '../config';
import { firebaseApp } from './app';
import { watchAnswers } from './watch-answers';

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
  return watchAnswers<DocumentSnapshot>(
    (includeMetadataChanges, told) => onSnapshot(reference, { includeMetadataChanges }, told, failed),
    (snapshot) => !snapshot.exists(),
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
  return watchAnswers<QuerySnapshot>(
    (includeMetadataChanges, told) => onSnapshot(newest, { includeMetadataChanges }, told, failed),
    ({ empty }) => empty,
    ({ docs }) => next(docs.map((entry) => ({ id: entry.id, fields: entry.data() }))),
    failed,
  );
}

/**
 * One page of a collection by id, from the server: documents whose map `facets` has every one of the keys. Equality
 * alone needs no composite index, whatever the combination.
 * @param count how many at most; rules bound it
 * @param after id of the last document of the page before
 * @example findDocuments('mapPlayers', ['c:ES', 'p:GK'], 24)
 */
export async function findDocuments(
  path: string,
  facets: readonly string[],
  count: number,
  after?: string,
): Promise<ListedDocument[]> {
  const wanted = facets.map((facet) => where(new FieldPath('facets', facet), '==', true));
  const from = after === undefined ? [] : [startAfter(after)];
  const page = query(collection(firestore(), path), ...wanted, orderBy(documentId()), ...from, limit(count));
  const { docs } = await getDocsFromServer(page);
  return docs.map((entry) => ({ id: entry.id, fields: entry.data() }));
}

/** Writes a document. @param merge keep the fields that are not named */
export async function writeDocument(path: string, fields: DocumentData, merge = true): Promise<void> {
  await setDoc(doc(firestore(), path), fields, { merge });
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

/** The server's time, as a field value. */
export function serverTimestamp(): unknown {
  return firestoreTimestamp();
}
