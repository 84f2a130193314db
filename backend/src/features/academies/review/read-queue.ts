import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Academy, AcademyEntry, AcademySource } from '@skora/domain';
import { readPublished } from '../store/publish-academies';
import { readProposals } from './proposals';

/** Something a person has to look at; `id` is how a decision names it. */
export type WaitingReview =
  | { kind: 'row'; id: string; before: Academy | null; after: AcademyEntry }
  | { kind: 'sources'; id: string; academy: Academy; stale: readonly AcademySource[] }
  | { kind: 'report'; id: string; academy: string; about: string; message: string; at: number };

/** The ISO date so many months before another. */
export function monthsBefore(today: string, months: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

async function openReports(db: Firestore): Promise<WaitingReview[]> {
  const { docs } = await db.collection('academyReports').orderBy('at').get();
  const open = docs.filter((report) => report.get('decision') === undefined);
  const reports = open.map((report) => ({
    kind: 'report' as const,
    id: `report/${report.id}`,
    academy: report.get('academy') as string,
    about: report.get('about') as string,
    message: report.get('message') as string,
    at: (report.get('at') as Timestamp).toMillis(),
  }));
  // Somebody may be losing money.
  return reports.sort((a, b) => Number(b.about === 'scam') - Number(a.about === 'scam'));
}

/**
 * All that waits for a person: reports and claims, then new and changed rows, then sources nobody has opened since a
 * day.
 * @param staleBefore ISO date
 */
export async function readQueue(db: Firestore, staleBefore: string): Promise<WaitingReview[]> {
  const [reports, published, proposals] = await Promise.all([
    openReports(db),
    readPublished(db),
    readProposals(db),
  ]);
  const rows = [...proposals]
    .filter(([, { rejected }]) => !rejected)
    .map(([academy, { entry }]) => {
      const before = published.get(academy) ?? null;
      return { kind: 'row' as const, id: `row/${academy}`, before, after: entry };
    });
  const stale = [...published.values()].map((academy) => ({
    kind: 'sources' as const,
    id: `sources/${academy.id}`,
    academy,
    stale: academy.sources.filter(({ readOn }) => readOn < staleBefore),
  }));
  return [...reports, ...rows, ...stale.filter(({ stale: sources }) => sources.length > 0)];
}
