import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';

/** `sweeps/payment-reconcile`: how far the comparison with Stripe is. Only the backend reads it. */
interface StoredSweep {
  /** The account the next run begins after; `null`: with the first one. */
  after: string | null;
  /** Whose turn it is, and until when unless it says that it goes on (milliseconds since 1970). */
  holder: string;
  leaseEnds: number;
}

/** A turn; without a holder it is somebody else's. */
interface Turn {
  holder: string | null;
  after: string | null;
}

/** A killed run is taken up after so long. Longer than some accounts take while Stripe does not answer. */
const LEASE_MS = 120_000;

const sweepRef = (db: Firestore) => db.doc('sweeps/payment-reconcile');

/** When a run that goes on now must say so again. */
export function leaseFrom(now: number): number {
  return now + LEASE_MS;
}

/** Takes the comparison up where it was left, unless another run is at it. */
export function takeUpSweep(db: Firestore, now: number): Promise<Turn> {
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(sweepRef(db))).data() as StoredSweep | undefined;
    const after = stored?.after ?? null;
    if (stored && stored.leaseEnds > now) return { holder: null, after };
    const mine: StoredSweep = { after, holder: randomUUID(), leaseEnds: leaseFrom(now) };
    transaction.set(sweepRef(db), mine);
    return mine;
  });
}

/**
 * Keeps how far a run is.
 *
 * @returns false when it took so long that another one has taken it up: then it ends here
 */
export function keepSweep(
  db: Firestore,
  { holder }: Turn,
  changes: Pick<StoredSweep, 'after' | 'leaseEnds'>,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(sweepRef(db))).get('holder') !== holder) return false;
    transaction.update(sweepRef(db), changes);
    return true;
  });
}
