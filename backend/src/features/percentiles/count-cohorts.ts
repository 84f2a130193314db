import type { TaskDeps } from '../../lib/services/task-deps';
import { finishRun, keepRun, leaseFrom, takeUpRun, type CohortRun } from './cohort-run';
import { countResult } from './cohort-tallies';
import { comparablePlayers, countedResults, countingUids } from './comparable-players';
import { publishCohorts } from './publish-cohorts';

type Deps = Pick<TaskDeps, 'firestore' | 'now' | 'log' | 'closing' | 'longestRunMs'>;

const PAGE = 100;
/** How many pages a killed run has to do again at most. */
const KEEP_EVERY = 10;

/** What one call did. */
interface Counted {
  players: number;
  /** Cohorts that were published; 0 while the count is not complete. */
  cohorts: number;
  failed: number;
}

async function countPage({ firestore, now, log }: Deps, run: CohortRun, uids: readonly string[]) {
  const players = await comparablePlayers(firestore, uids);
  const results = await Promise.allSettled(players.map((player) => countedResults(firestore, player, now())));
  const read = results.filter((result) => result.status === 'fulfilled');
  for (const { value } of read) for (const result of value) countResult(run.tallies, result);
  for (const result of results) {
    if (result.status === 'rejected') log.error({ err: result.reason }, 'results could not be counted');
  }
  return { players: read.length, failed: results.length - read.length };
}

/**
 * Counts, once a week, the newest results of players who chose so, and publishes cohorts of 50 players and more. A run
 * that has to stop is taken up by the next one; of two at once, one goes on.
 */
export async function countCohorts(deps: Deps): Promise<Counted> {
  const { firestore, now, closing, longestRunMs } = deps;
  const counted: Counted = { players: 0, cohorts: 0, failed: 0 };
  const until = performance.now() + longestRunMs;
  const run = await takeUpRun(firestore, now());
  if (!run) return counted;
  let { after } = run;
  for (let page = 1; ; page += 1) {
    const uids = await countingUids(firestore, after, PAGE);
    const { players, failed } = await countPage(deps, run, uids);
    counted.players += players;
    counted.failed += failed;
    after = uids.at(-1) ?? after;
    if (uids.length < PAGE) break;
    const stop = closing.aborted || performance.now() >= until;
    if (!stop && page % KEEP_EVERY > 0) continue;
    const kept = await keepRun(firestore, run, { after, leaseEnds: stop ? 0 : leaseFrom(now()) });
    if (stop || !kept) return counted;
  }
  await finishRun(firestore, run, async (transaction) => {
    counted.cohorts = await publishCohorts(firestore, transaction, run);
  });
  return counted;
}
