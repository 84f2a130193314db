import type { Firestore } from 'firebase-admin/firestore';
import { countOutcomes, issuesRef, type DigestCounts, type StoredIssue } from './store/digest-issue-store';

interface DigestProgress extends DigestCounts {
  issue: string;
  status: StoredIssue['status'];
  /** Whose mail is still to be sent. */
  waiting: number;
  beganAt: string;
  finishedAt: string | null;
}

/** How many of an issue's recipients nothing has been settled for. */
export function countWaiting({ recipients, sent, left, undeliverable }: DigestCounts): number {
  return recipients - sent - left - undeliverable;
}

/** How far the latest issue is; `null` before the first. */
export async function readProgress(db: Firestore): Promise<DigestProgress | null> {
  const latest = (await issuesRef(db).orderBy('beganAt', 'desc').limit(1).get()).docs[0];
  if (latest === undefined) return null;
  const { status, counts: kept, beganAt, finishedAt } = latest.data() as StoredIssue;
  const counts = status === 'sending' ? await countOutcomes(db, latest.id, kept.recipients) : kept;
  return {
    issue: latest.id,
    status,
    ...counts,
    waiting: countWaiting(counts),
    beganAt: beganAt.toDate().toISOString(),
    finishedAt: finishedAt?.toDate().toISOString() ?? null,
  };
}
