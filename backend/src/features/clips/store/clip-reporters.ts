import { DAY_MS } from '@skora/domain';
import { Timestamp, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Reporter, type ReportOutcome, withOutcome } from '../domain/report-weight';

/** `clipReporters/{key}`: how the latest reports of a household ended, and nothing about which clips they were. */
interface StoredReporter {
  outcomes: ReportOutcome[];
  /** For a time-to-live policy of Firestore. */
  expireAt: Timestamp;
}

const KEPT_DAYS = 90;

export function clipReporterRef(db: Firestore, key: string) {
  return db.collection('clipReporters').doc(key);
}

/** How the latest reports of a household ended, newest last. */
export function parseOutcomes(stored: DocumentSnapshot | undefined, now: number): ReportOutcome[] {
  const record = stored?.data() as StoredReporter | undefined;
  return record && record.expireAt.toMillis() > now ? record.outcomes : [];
}

/**
 * Reads, within a transaction, what a decision means for those who reported.
 * @returns what writes it down, to be called once everything is read
 */
export async function readOutcomes(
  db: Firestore,
  transaction: Transaction,
  reporters: readonly Reporter[],
  outcome: ReportOutcome,
  now: number,
): Promise<() => void> {
  const told = reporters.filter(({ protects }) => outcome === 'upheld' || !protects);
  const refs = told.map(({ key }) => clipReporterRef(db, key));
  const stored = refs.length > 0 ? await transaction.getAll(...refs) : [];
  return () => {
    const expireAt = Timestamp.fromMillis(now + KEPT_DAYS * DAY_MS);
    for (const record of stored) {
      const outcomes = withOutcome(parseOutcomes(record, now), outcome);
      transaction.set(record.ref, { outcomes, expireAt } satisfies StoredReporter);
    }
  };
}
