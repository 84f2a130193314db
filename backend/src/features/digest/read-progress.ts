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

/** How far the latest issue is; `null` before the first. */
export async function readProgress(db: Firestore): Promise<DigestProgress | null> {
  const latest = (await issuesRef(db).orderBy('beganAt', 'desc').limit(1).get()).docs[0];
  if (latest === undefined) return null;
  const { status, counts: kept, beganAt, finishedAt } = latest.data() as StoredIssue;
  const { counts, waiting } =
    status === 'sending'
      ? await countOutcomes(db, latest.id)
      : { counts: kept, waiting: status === 'collecting' ? kept.recipients : 0 };
  return {
    issue: latest.id,
    status,
    ...counts,
    waiting,
    beganAt: beganAt.toDate().toISOString(),
    finishedAt: finishedAt?.toDate().toISOString() ?? null,
  };
}
