import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { ACADEMY_FACTS, unsourcedFacts, withoutSources, type AcademyEntry } from '@skora/domain';
import { publishAcademies, readPublished } from '../store/publish-academies';
import { recordDecision, type AcademyDecision } from './academy-decisions';
import { describeChanges } from './compare-entries';
import { settleProposal } from './proposals';
import { readQueue, type WaitingReview } from './read-queue';

/** What a reviewer says about something that waits. */
export interface ReviewAnswer {
  /** As the queue names it. */
  id: string;
  decision: AcademyDecision['decision'];
  by: string;
  note: string;
}

type Published = Pick<AcademyDecision, 'academy' | 'changes' | 'sources'>;

/** Puts one academy into the directory, or takes it out; the others stay. */
async function publishOne(
  db: Firestore,
  id: string,
  entry: AcademyEntry | null,
  now: number,
): Promise<Published> {
  const stored = await readPublished(db);
  const before = stored.get(id) ?? null;
  if (entry === null) stored.delete(id);
  else stored.set(id, { ...entry, checkedOn: new Date(now).toISOString().slice(0, 10) });
  await publishAcademies(db, [...stored.values()], { now });
  const changes = entry ? describeChanges(before, entry) : ['not in the directory any more'];
  return { academy: id, changes, sources: entry?.sources ?? [] };
}

async function decideRow(
  db: Firestore,
  { after }: Extract<WaitingReview, { kind: 'row' }>,
  accepted: boolean,
  now: number,
): Promise<Published> {
  const missing = accepted ? unsourcedFacts(after).map((fact) => ACADEMY_FACTS[fact]) : [];
  if (missing.length > 0) {
    throw new Error(
      `It cannot be accepted: there is no source for ${missing.join('; ')}. Add one to the table.`,
    );
  }
  const published = accepted
    ? await publishOne(db, after.id, after, now)
    : { academy: after.id, changes: [], sources: after.sources };
  await settleProposal(db, after.id, accepted);
  return published;
}

/** All pages were opened again: old ones still say it, or go with what only they stated; the others count as read. */
function decideSources(
  db: Firestore,
  { academy, stale }: Extract<WaitingReview, { kind: 'sources' }>,
  accepted: boolean,
  now: number,
): Promise<Published> {
  const { checkedOn: _checkedOn, ...entry } = academy;
  const urls = new Set(stale.map(({ url }) => url));
  const left = accepted ? entry : withoutSources(entry, ({ url }) => urls.has(url));
  if (unsourcedFacts(left).length > 0) return publishOne(db, academy.id, null, now);
  const readOn = new Date(now).toISOString().slice(0, 10);
  const sources = left.sources.map((source) => ({ ...source, readOn }));
  return publishOne(db, academy.id, { ...left, sources }, now);
}

/** Only notes that it was read: what is true goes into the table, with a source. */
async function decideReport(
  db: Firestore,
  { id, academy }: Extract<WaitingReview, { kind: 'report' }>,
  decision: AcademyDecision['decision'],
  now: number,
): Promise<Published> {
  const report = db.doc(id.replace('report/', 'academyReports/'));
  await report.update({ decision, decidedAt: Timestamp.fromMillis(now) });
  return { academy, changes: [], sources: [] };
}

function decide(
  db: Firestore,
  review: WaitingReview,
  decision: AcademyDecision['decision'],
  now: number,
): Promise<Published> {
  if (review.kind === 'report') return decideReport(db, review, decision, now);
  const accepted = decision === 'accepted';
  return review.kind === 'row'
    ? decideRow(db, review, accepted, now)
    : decideSources(db, review, accepted, now);
}

/**
 * Accepts or rejects something that waits, and records who did.
 * @param staleBefore ISO date; older readings of sources wait as well
 * @returns what it changed in the directory, line by line
 * @throws Error in words when nothing waits under that id, or it cannot be accepted
 */
export async function decideReview(
  db: Firestore,
  { id, decision, by, note }: ReviewAnswer,
  { now, staleBefore }: { now: number; staleBefore: string },
): Promise<readonly string[]> {
  const review = (await readQueue(db, staleBefore)).find((waiting) => waiting.id === id);
  if (!review) throw new Error(`Nothing waits under ${id}.`);
  const published = await decide(db, review, decision, now);
  await recordDecision(db, { ...published, about: review.kind, decision, by, note }, now);
  return published.changes;
}
