import {
  comparisonPath,
  neededSheets,
  parseCohortSheet,
  parseComparison,
  type ComparisonSource,
  type StatEntry,
} from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * What the results of a player are compared by; null when the player did not choose to be compared.
 * @param bornOn ISO date
 * @param entries those that count, newest first
 */
export async function readComparison(
  db: Firestore,
  uid: string,
  bornOn: string,
  entries: readonly StatEntry[],
): Promise<ComparisonSource | null> {
  const choice = parseComparison((await db.doc(comparisonPath(uid)).get()).data() ?? null);
  if (!choice) return null;
  const { group } = choice;
  const ids = neededSheets(entries, { group, bornOn });
  const found = ids.length > 0 ? await db.getAll(...ids.map((id) => db.doc(`cohorts/${id}`))) : [];
  const sheets = found.flatMap((stored) => {
    const sheet = parseCohortSheet(stored.data() ?? null);
    return sheet ? [[stored.id, sheet] as const] : [];
  });
  return { group, bornOn, sheets: new Map(sheets) };
}
