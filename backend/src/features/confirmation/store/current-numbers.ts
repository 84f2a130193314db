import {
  numbersOfEntry,
  numbersOfMatch,
  parseEntry,
  parseMatch,
  type ConfirmedNumber,
  type NumberRef,
} from '@skora/domain';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';

/** Names a number of the player's own. */
export type NumberName = Pick<NumberRef, 'kind' | 'ref' | 'key'>;

const COLLECTIONS = { entry: 'statEntries', match: 'matches' } as const;

function numbersIn(document: DocumentSnapshot, corrected: ReadonlySet<string>): ConfirmedNumber[] {
  const listed = { id: document.id, fields: document.data() ?? {} };
  if (document.ref.parent.id === COLLECTIONS.match) {
    const match = parseMatch(listed);
    return match ? numbersOfMatch(match) : [];
  }
  const entry = parseEntry(listed);
  return entry && !corrected.has(entry.id) ? numbersOfEntry(entry) : [];
}

/**
 * The numbers of a player's documents as they are now; what was removed or corrected since has none.
 *
 * @param names at most 30, the most an `in` query of Firestore takes
 */
export async function readCurrentNumbers(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  names: readonly NumberName[],
): Promise<ConfirmedNumber[]> {
  const profile = db.collection('profiles').doc(uid);
  const paths = new Set(names.map(({ kind, ref }) => `${COLLECTIONS[kind]}/${ref}`));
  const entries = [...new Set(names.filter(({ kind }) => kind === 'entry').map(({ ref }) => ref))];
  if (paths.size === 0) return [];
  const refs = [...paths].map((path) => db.doc(`${profile.path}/${path}`));
  const documents = await transaction.getAll(...refs);
  const corrections =
    entries.length === 0
      ? []
      : (await transaction.get(profile.collection(COLLECTIONS.entry).where('corrects', 'in', entries))).docs;
  const corrected = new Set(corrections.map((entry) => entry.get('corrects') as string));
  return documents.filter(({ exists }) => exists).flatMap((document) => numbersIn(document, corrected));
}
