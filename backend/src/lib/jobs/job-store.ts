import { randomUUID } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Counts, JobResult } from './job';

/**
 * `jobs/{name}`: how far a job is and what its last run did. Only the backend reads it. Times are milliseconds since 1970, by
 * the clock of whoever ran; whose turn it is is judged by the store's clock alone, so no clock that is wrong takes a turn.
 */
export interface StoredJob {
  /** When it was first heard of. */
  since: number;
  /** Where the next step begins; `null`: at the beginning. */
  cursor: unknown;
  /** Records looked at since the beginning; 0 at the end. */
  position: number;
  /** Whose turn it is, and until when unless it says that it goes on, by the store's clock. */
  holder: string | null;
  leaseEnds: number;
  /** When it last said that it goes on, by the store's clock. */
  heartbeatAt: number | null;
  startedAt: number | null;
  /** When a run last ended in order, at the end or because its time was over. */
  endedAt: number | null;
  result: JobResult | null;
  /** Why the last run did not end in order, without personal data. */
  error: string | null;
}

/** A run that has the turn; without a holder it is somebody else's. */
interface Turn {
  holder: string | null;
  cursor: unknown;
}

/** A killed run is taken up after so long. One that lives says three times meanwhile that it goes on. */
export const LEASE_MS = 120_000;

export function jobsRef(db: Firestore) {
  return db.collection('jobs');
}

/** What is kept of a job that has never run. */
export function newJob(now: number): StoredJob {
  return {
    ...{ since: now, cursor: null, position: 0, holder: null, leaseEnds: 0 },
    ...{ heartbeatAt: null, startedAt: null, endedAt: null, result: null, error: null },
  };
}

/** When a document was read, by the store's clock. */
export function readAt({ readTime }: DocumentSnapshot): number {
  return readTime.toMillis();
}

const heldFrom = (at: number) => ({ heartbeatAt: at, leaseEnds: at + LEASE_MS });

/** What the store answers whoever writes after somebody else: it exists already, or has changed since it was read. */
const TOO_LATE = new Set<unknown>([6, 9]);

/**
 * Takes a job up where it was left, unless another run is at it. Without a transaction: those of many runs at once would wait
 * for each other.
 */
export async function takeTurn(db: Firestore, name: string, now: number): Promise<Turn> {
  const ref = jobsRef(db).doc(name);
  const stored = await ref.get();
  const job = (stored.data() as StoredJob | undefined) ?? newJob(now);
  const taken: Turn = { holder: null, cursor: job.cursor };
  const at = readAt(stored);
  if (job.holder !== null && job.leaseEnds > at) return taken;
  const holder = randomUUID();
  const mine = { holder, startedAt: now, ...heldFrom(at) };
  try {
    const { updateTime } = stored;
    if (updateTime === undefined) await ref.create({ ...job, ...mine } satisfies StoredJob);
    else await ref.update(mine satisfies Partial<StoredJob>, { lastUpdateTime: updateTime });
  } catch (error) {
    if (TOO_LATE.has((error as { code?: unknown }).code)) return taken;
    throw error;
  }
  return { holder, cursor: job.cursor };
}

/** Changes a job while it is this run's turn. @returns null when another run has taken it up */
function changeInTurn<Result>(
  db: Firestore,
  name: string,
  holder: string | null,
  change: (
    transaction: Transaction,
    read: { ref: DocumentReference; job: StoredJob; at: number },
  ) => Promise<Result>,
): Promise<Result | null> {
  const ref = jobsRef(db).doc(name);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const job = stored.data() as StoredJob | undefined;
    if (job === undefined || job.holder !== holder) return null;
    return change(transaction, { ref, job, at: readAt(stored) });
  });
}

/** Says that a run goes on. @returns whether it still is its turn */
export async function renewTurn(db: Firestore, name: string, { holder }: Turn): Promise<boolean> {
  const renewed = await changeInTurn(db, name, holder, async (transaction, { ref, at }) => {
    transaction.update(ref, heldFrom(at) satisfies Partial<StoredJob>);
    return true;
  });
  return renewed !== null;
}

/**
 * Keeps how far a run is, together with what its step wants to be written with it.
 *
 * @returns what that did; null when the step took so long that another run has taken the job up: then this one ends
 */
export function keepStep(
  db: Firestore,
  name: string,
  { holder }: Turn,
  step: {
    cursor: unknown;
    seen: number;
    keep?: (transaction: Transaction) => Promise<Counts>;
  },
): Promise<Counts | null> {
  const { cursor, seen, keep } = step;
  return changeInTurn(db, name, holder, async (transaction, { ref, job, at }) => {
    const counts = (await keep?.(transaction)) ?? {};
    const position = cursor === null ? 0 : job.position + seen;
    const changes = { cursor, position, ...heldFrom(at) };
    transaction.update(ref, changes satisfies Partial<StoredJob>);
    return counts;
  });
}

/** Gives the turn back. @param outcome what the run did, or why it failed */
export async function endTurn(
  db: Firestore,
  name: string,
  { holder }: Turn,
  now: number,
  outcome: JobResult | string,
): Promise<void> {
  const ended =
    typeof outcome === 'string' ? { error: outcome } : { endedAt: now, result: outcome, error: null };
  await changeInTurn(db, name, holder, async (transaction, { ref }) => {
    transaction.update(ref, { holder: null, leaseEnds: 0, ...ended } satisfies Partial<StoredJob>);
  });
}
