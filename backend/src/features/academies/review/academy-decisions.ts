import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { AcademySource } from '@skora/domain';

/** Who decided what about an academy, when, and on which sources: `academyDecisions/{id}`, for the backend alone. */
export interface AcademyDecision {
  academy: string;
  about: 'row' | 'sources' | 'report';
  decision: 'accepted' | 'rejected';
  /** The reviewer's name. */
  by: string;
  note: string;
  /** What it changes in the directory, line by line. */
  changes: readonly string[];
  sources: readonly Pick<AcademySource, 'url' | 'readOn'>[];
}

/** Adds a decision to the record of all decisions. */
export async function recordDecision(db: Firestore, decision: AcademyDecision, now: number): Promise<void> {
  const sources = decision.sources.map(({ url, readOn }) => ({ url, readOn }));
  const at = Timestamp.fromMillis(now);
  await db.collection('academyDecisions').add({ ...decision, sources, at });
}
