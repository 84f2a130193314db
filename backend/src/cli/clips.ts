import { listClipReviews } from './moderation/list-clip-reviews';
import { runClipDecision } from './moderation/run-clip-decision';

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
