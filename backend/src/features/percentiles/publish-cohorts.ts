import { listAnchors, findMetric, type Cohort, type Counts } from '@skora/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Tallies } from './cohort-tallies';

function toCohorts(tests: ReadonlyMap<string, Counts>) {
  return [...tests].flatMap(([name, counts]): [string, Cohort][] => {
    const [test = '', key = ''] = name.split('.');
    const metric = findMetric(test, key);
    const cohort = metric && listAnchors(metric, counts);
    return cohort ? [[name, cohort]] : [];
  });
}

/** Replaces the published sheets by those of a complete count; a sheet without a large enough cohort goes. */
export async function publishCohorts(
  db: Firestore,
  transaction: Transaction,
  { on, tallies }: { on: string; tallies: Tallies },
): Promise<number> {
  const sheets = [...tallies]
    .map(([id, tests]) => [id, toCohorts(tests)] as const)
    .filter(([, cohorts]) => cohorts.length > 0);
  const kept = new Set(sheets.map(([id]) => id));
  const { docs } = await transaction.get(db.collection('cohorts').select());
  for (const { id, ref } of docs) if (!kept.has(id)) transaction.delete(ref);
  for (const [id, cohorts] of sheets) {
    transaction.set(db.doc(`cohorts/${id}`), { on, tests: Object.fromEntries(cohorts), schemaVersion: 1 });
  }
  return sheets.reduce((sum, [, cohorts]) => sum + cohorts.length, 0);
}
