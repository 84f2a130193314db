import type { Firestore } from 'firebase-admin/firestore';
import type { Academy, AcademyEntry } from '@skora/domain';
import { publishAcademies, readPublished, type AcademyChanges } from '../store/publish-academies';
import { recordDecision } from './academy-decisions';
import { addsNothing, describeChanges } from './compare-entries';
import { replaceProposals } from './proposals';
import type { TableAcademy } from './table-academy';

/** What a table changes: in the directory, and in the queue of those who review. */
export interface ImportChanges extends AcademyChanges {
  /** Entries nobody has reviewed. */
  waiting: number;
  /** Entries somebody has said no to before. */
  rejected: number;
}

interface Plan {
  published: Academy[];
  proposed: AcademyEntry[];
  /** Rows whose review publishes something new. */
  reviewed: { entry: AcademyEntry; by: string }[];
}

function planImport(stored: ReadonlyMap<string, Academy>, table: readonly TableAcademy[]): Plan {
  const plan: Plan = { published: [], proposed: [], reviewed: [] };
  for (const { entry, review } of table) {
    const known = stored.get(entry.id);
    const isNews = !known || !addsNothing(known, entry);
    // A review older than what is published must not undo what was decided since.
    const counts = review !== null && (!known || review.on >= known.checkedOn);
    if (counts && (isNews || review.on > known.checkedOn)) {
      plan.published.push({ ...entry, checkedOn: review.on });
      plan.reviewed.push({ entry, by: review.by });
      continue;
    }
    if (known) plan.published.push(known);
    if (isNews) plan.proposed.push(entry);
  }
  return plan;
}

/**
 * Makes a table the directory: reviewed rows are published, others wait for a review while what was published of them
 * before stays; academies the table does not name are removed.
 * @param dryRun only tells what would change
 */
export async function importAcademies(
  db: Firestore,
  table: readonly TableAcademy[],
  { now, dryRun = false }: { now: number; dryRun?: boolean },
): Promise<ImportChanges> {
  const stored = await readPublished(db);
  const { published, proposed, reviewed } = planImport(stored, table);
  if (!dryRun) {
    // First, so that it is known who reviewed also where the import is cut off.
    const decisions = reviewed.map(({ entry, by }) => {
      const changed = describeChanges(stored.get(entry.id) ?? null, entry);
      const said = { about: 'row', decision: 'accepted', note: 'Reviewed in the table.' } as const;
      const { id: academy, sources } = entry;
      return recordDecision(db, { ...said, academy, by, sources, changes: changed }, now);
    });
    await Promise.all(decisions);
  }
  const changes = await publishAcademies(db, published, { now, dryRun });
  const queue = await replaceProposals(db, proposed, { now, dryRun });
  return { ...changes, ...queue };
}
