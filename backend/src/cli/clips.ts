import { openClipReviews } from '../features/clips/store/open-clip-reviews';
import { withStore, withProject } from './lib/with-project';
import { describeReview } from './moderation/describe-review';
import { decideClip, type ClipDecision } from '../features/clips/store/decide-clip';

const DONE = {
  hide: 'is hidden from everybody but its player',
  restore: 'is shown as its player chose',
} as const;

const CLOSED = {
  hide: 'The report was right: new clips of the player wait until somebody has looked, for a year',
  restore: 'The report was not right',
} as const;

/** Hides a clip or shows it again. @returns the exit code */
async function runClipDecision(decision: ClipDecision): Promise<number> {
  const decided = await withProject((project) => decideClip({ ...project, now: Date.now }, decision));
  if (!decided) {
    console.error(`There is no clip ${decision.clip}; it may have been deleted.`);
    return 1;
  }
  const { title, mailed } = decided;
  if (title === null) {
    console.log(`The player has deleted the clip. ${CLOSED[decision.decision]}. Nobody is told.`);
    return 0;
  }
  console.log(`“${title}” ${DONE[decision.decision]}.`);
  console.log(
    mailed ? 'The player is told with the next run of mail-outbox.' : 'Nobody is told: nothing has changed.',
  );
  return 0;
}

/** Prints every clip somebody has to look at: hidden ones first, then by the oldest report. */
async function listClipReviews(): Promise<number> {
  const open = await withStore(openClipReviews);
  for (const review of open) console.log(`${describeReview(review)}\n`);
  console.log(open.length === 1 ? 'One clip waits.' : `${open.length} clips wait.`);
  return 0;
}

const USAGE = `Usage: pnpm clips reports
       pnpm clips hide <clip> <reason>
       pnpm clips restore <clip> <reason>`;

async function run([action, clip, ...words]: readonly string[]): Promise<number> {
  const reason = words.join(' ').trim();
  if (action === 'reports' && clip === undefined) return listClipReviews();
  if ((action === 'hide' || action === 'restore') && clip !== undefined && reason !== '') {
    return runClipDecision({ clip, decision: action, reason });
  }
  console.error(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
