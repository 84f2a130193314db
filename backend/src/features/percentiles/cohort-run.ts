import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { packSheet, unpackSheet, type Tallies } from './cohort-tallies';

/** `cohortRuns/weekly`: how far the count of this week is. Only the backend reads it. */
interface StoredRun {
  /** ISO date it began on. */
  on: string;
  beganAt: number;
  /** Uid of the last player counted; null before the first. */
  after: string | null;
  done: boolean;
  /** Whose turn it is, and until when unless it says that it goes on. */
  holder: string;
  leaseEnds: number;
}

/** A count that is under way, with what was counted so far. */
export interface CohortRun extends StoredRun {
  tallies: Tallies;
}

/** Counts of two days would show who joined in between; those of two weeks have many changes. */
const RUN_EVERY_MS = 7 * DAY_MS;
/** A killed run is taken up after so long. */
const LEASE_MS = 300_000;

const runRef = (db: Firestore) => db.doc('cohortRuns/weekly');
const partsRef = (db: Firestore) => runRef(db).collection('parts');

function begin(now: number) {
  return { on: new Date(now).toISOString().slice(0, 10), beganAt: now, after: null, done: false };
}

/** Begins the count of this week or takes it up where it was left; null when it is done or somebody else's turn. */
export async function takeUpRun(db: Firestore, now: number): Promise<CohortRun | null> {
  const run = await db.runTransaction(async (transaction): Promise<StoredRun | null> => {
    const stored = (await transaction.get(runRef(db))).data() as StoredRun | undefined;
    // A scheduler that is a little early this time is not a day late.
    const due = !stored || now - stored.beganAt >= RUN_EVERY_MS - DAY_MS / 2;
    if (stored && (stored.done ? !due : stored.leaseEnds > now)) return null;
    const left = stored && !stored.done ? stored : begin(now);
    const mine = { ...left, holder: randomUUID(), leaseEnds: now + LEASE_MS };
    transaction.set(runRef(db), mine);
    return mine;
  });
  if (!run) return null;
  const { docs } = await partsRef(db).get();
  return {
    ...run,
    tallies: new Map(docs.map((part) => [part.id, unpackSheet(part.get('tallies') as string)])),
  };
}

function keepParts(db: Firestore, transaction: Transaction, { tallies }: CohortRun): void {
  for (const [sheet, tests] of tallies) {
    transaction.set(partsRef(db).doc(sheet), { tallies: packSheet(tests) });
  }
}

async function isTheirTurn(db: Firestore, transaction: Transaction, { holder }: CohortRun): Promise<boolean> {
  return (await transaction.get(runRef(db))).get('holder') === holder;
}

/**
 * Keeps how far a count is.
 * @param leaseEnds until when it goes on; 0 when it stops here
 * @returns false when it took so long that another process has taken it up: then it ends here
 */
export function keepRun(
  db: Firestore,
  run: CohortRun,
  { after, leaseEnds }: Pick<CohortRun, 'after' | 'leaseEnds'>,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    if (!(await isTheirTurn(db, transaction, run))) return false;
    transaction.update(runRef(db), { after, leaseEnds });
    keepParts(db, transaction, run);
    return true;
  });
}

/** When a count that goes on now must say so again. */
export function leaseFrom(now: number): number {
  return now + LEASE_MS;
}

/** Ends a complete count; what it kept on the way goes. @param publish what becomes of it, in the same transaction */
export function finishRun(
  db: Firestore,
  run: CohortRun,
  publish: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    if (!(await isTheirTurn(db, transaction, run))) return;
    const parts = await transaction.get(partsRef(db).select());
    await publish(transaction);
    transaction.update(runRef(db), { done: true });
    for (const { ref } of parts.docs) transaction.delete(ref);
  });
}
