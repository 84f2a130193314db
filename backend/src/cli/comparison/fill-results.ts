import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';

/** Ages of the made-up players. */
const YOUNGEST = 9;
const AGES = 16;

/** Who a made-up player is. */
export function generatedUid(index: number): string {
  return `generated-${String(index).padStart(6, '0')}`;
}

/** A value that looks as if it had been measured: the same one for the same player and test. */
function measured(index: number, salt: number, from: number, step: number, steps: number): number {
  return Number((from + ((index * 7919 + salt * 104_729) % steps) * step).toFixed(2));
}

function makeEntries(index: number, now: number): Record<string, object> {
  const stored = {
    measuredOn: new Date(now - (1 + (index % 300)) * DAY_MS),
    measuredBy: 'coach',
    ratings: {},
    schemaVersion: 1,
  };
  const method = index % 3 === 0 ? 'hand' : 'gates';
  return {
    sprint: {
      ...stored,
      kind: 'sprint',
      method,
      values: { sprint10: measured(index, 1, 1.6, 0.01, 60), sprint30: measured(index, 2, 4, 0.01, 120) },
    },
    agility: { ...stored, kind: 'agility', method, values: { tTest: measured(index, 3, 9, 0.01, 300) } },
    jump: {
      ...stored,
      kind: 'jump',
      method: 'jump_mat_hips',
      values: { cmjCm: measured(index, 4, 20, 0.1, 300) },
    },
  };
}

/** Makes so many made-up players who let their results count, with three entries each, as forms would store them. */
export async function fillResults(store: Firestore, count: number): Promise<void> {
  const writer = store.bulkWriter();
  const now = Date.now();
  const year = new Date(now).getUTCFullYear();
  for (let index = 0; index < count; index += 1) {
    const uid = generatedUid(index);
    const group = index % 2 === 0 ? 'men' : 'women';
    void writer.set(store.doc(`users/${uid}`), { status: 'active', role: 'player', tierLevel: 'tier0' });
    void writer.set(store.doc(`privateAccounts/${uid}`), {
      dateOfBirth: `${year - YOUNGEST - (index % AGES)}-01-01`,
    });
    void writer.set(store.doc(`comparisons/${uid}`), { group, counts: true, schemaVersion: 1 });
    for (const [id, entry] of Object.entries(makeEntries(index, now))) {
      void writer.set(store.doc(`profiles/${uid}/statEntries/${id}`), entry);
    }
  }
  await writer.close();
}
