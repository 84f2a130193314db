import { DAY_MS } from '@skora/domain';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { Type, type Static } from 'typebox';
import type { Counts, StepDone, Steps } from '../../lib/jobs/job';
import type { TaskDeps } from '../../lib/services/task-deps';
import { countResult, packSheet, unpackSheet, type Tallies } from './cohort-tallies';
import { comparablePlayers, countedResults, countingUids } from './comparable-players';
import { publishCohorts } from './publish-cohorts';

/** `cohortRuns/weekly`: when the latest count began, in milliseconds since 1970. Only the backend reads it. */
interface StoredCount {
  /** ISO date it began on. */
  on: string;
  beganAt: number;
  /** The release before this one goes on with what is not done; how far this one is stands in `jobs/cohorts`. */
  done: true;
}

/** Day the count began on, and the last player counted. */
const CURSOR = Type.Object({ on: Type.String(), after: Type.Union([Type.String(), Type.Null()]) });
type Cursor = Static<typeof CURSOR>;

/** Counts of two days would show who joined in between; those of two weeks have many changes. */
const COUNT_EVERY_MS = 7 * DAY_MS;
const PAGE = 50;

const countRef = (db: Firestore) => db.doc('cohortRuns/weekly');
/** What was counted so far, by sheet. */
const partsRef = (db: Firestore) => countRef(db).collection('parts');

async function isDue(db: Firestore, now: number): Promise<boolean> {
  const latest = (await countRef(db).get()).data() as StoredCount | undefined;
  // A scheduler that is a little early this time is not a day late.
  return latest === undefined || now - latest.beganAt >= COUNT_EVERY_MS - DAY_MS / 2;
}

/** What was counted so far; what an unfinished count has left is not. */
function readTallies(parts: QueryDocumentSnapshot[]): Tallies {
  return new Map(parts.map((part) => [part.id, unpackSheet(part.get('tallies') as string)]));
}

/** Adds the results of these players to what was counted so far. @returns of how many, and how many failed */
async function countPlayers({ firestore, now, log }: TaskDeps, tallies: Tallies, uids: readonly string[]) {
  const players = await comparablePlayers(firestore, uids);
  const results = await Promise.allSettled(players.map((player) => countedResults(firestore, player, now())));
  const read = results.filter((result) => result.status === 'fulfilled');
  for (const { value } of read) for (const result of value) countResult(tallies, result);
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason }, 'results could not be counted');
  }
  return { players: read.length, failed: results.length - read.length };
}

async function countPage(deps: TaskDeps, cursor: Cursor | null): Promise<StepDone<Cursor>> {
  const { firestore: db, now } = deps;
  const beganAt = now();
  if (cursor === null && !(await isDue(db, beganAt))) return { cursor: null, counts: {}, seen: 0 };
  const { on, after } = cursor ?? { on: new Date(beganAt).toISOString().slice(0, 10), after: null };
  const parts = (await partsRef(db).get()).docs;
  const tallies = readTallies(cursor ? parts : []);
  const uids = await countingUids(db, after, PAGE);
  const counts = await countPlayers(deps, tallies, uids);
  const isLast = uids.length < PAGE;
  async function keep(transaction: Transaction): Promise<Counts> {
    const published = isLast ? await publishCohorts(db, transaction, { on, tallies }) : 0;
    if (cursor === null) transaction.set(countRef(db), { on, beganAt, done: true } satisfies StoredCount);
    const kept = isLast ? new Map<string, never>() : tallies;
    for (const { id, ref } of parts) if (!kept.has(id)) transaction.delete(ref);
    for (const [sheet, tests] of kept) {
      transaction.set(partsRef(db).doc(sheet), { tallies: packSheet(tests) });
    }
    return { cohorts: published };
  }
  return { cursor: isLast ? null : { on, after: uids.at(-1) ?? after }, counts, seen: uids.length, keep };
}

/**
 * Counts, once a week, the newest results of players who chose so, and publishes cohorts of 50 players and more. What was
 * counted is kept together with the place, so that nobody counts twice.
 */
export const cohortCount: Steps<typeof CURSOR> = { cursor: CURSOR, step: countPage };
