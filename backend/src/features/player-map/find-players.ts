import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { Budget } from '../../lib/budgets/request-budget';
import { checkBudgets } from '../../lib/budgets/request-budget-store';
import type { MapPlayer } from './map-player';
import { withOpenCvs } from './open-cvs';

const PAGE = 24;

/** Pages an account may look at: enough for a long search, too few for a copy of the map. */
function mapPageBudgets(uid: string): Budget[] {
  return [
    { kind: 'map-page-hour', subject: uid, limit: 120, windowMs: DAY_MS / 24 },
    { kind: 'map-page-day', subject: uid, limit: 300, windowMs: DAY_MS },
  ];
}

/** Counts a page. @returns seconds to wait for it, 0 for none */
export function countMapPage(db: Firestore, uid: string, now: number): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const { wait, spend } = await checkBudgets(db, transaction, mapPageBudgets(uid), now);
    if (wait === 0) spend();
    return wait;
  });
}

function toCard({ id, name, position, ageGroup, country, city, lat, lng, cv }: MapPlayer & { id: string }) {
  return { id, name, position, ageGroup, country, city, lat, lng, cvPath: cv?.path ?? null };
}

/** One page of players who have all of the facets, by id. @param after id of the last one of the page before */
export async function findPlayers(
  db: Firestore,
  { facets, after }: { facets: readonly string[]; after: string | undefined },
  now: number,
) {
  let query: Query = db.collection('mapPlayers');
  for (const facet of facets) query = query.where(new FieldPath('facets', facet), '==', true);
  query = query.orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (after === undefined ? query : query.startAfter(after)).get();
  const found = docs.map((entry) => ({ ...(entry.data() as MapPlayer), id: entry.id }));
  return { players: (await withOpenCvs(db, found, now)).map(toCard), more: docs.length === PAGE };
}
