import type { DocumentReference, Query } from 'firebase-admin/firestore';

/** A document and everything below it; `null` when there is nothing. */
export async function readTree(document: DocumentReference): Promise<unknown> {
  const snapshot = await document.get();
  const below: Record<string, unknown> = {};
  for (const collection of await document.listCollections()) {
    const documents = await collection.listDocuments();
    const entries = await Promise.all(documents.map(async (child) => [child.id, await readTree(child)]));
    below[collection.id] = Object.fromEntries(entries);
  }
  if (!snapshot.exists && Object.keys(below).length === 0) return null;
  return { ...snapshot.data(), ...below };
}

/** Removes every document a query finds, in portions. */
export async function eraseMatches(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(300).get();
    if (docs.length === 0) return;
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
}
