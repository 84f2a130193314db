import { decideClip, type ClipDecision } from '../../features/clips/store/decide-clip';
import { withProject } from '../directory/connect-store';

const DONE = {
  hide: 'is hidden from everybody but its player',
  restore: 'is shown as its player chose',
} as const;

/** Hides a clip or shows it again. @returns the exit code */
export async function runClipDecision(decision: ClipDecision): Promise<number> {
  const decided = await withProject((project) => decideClip({ ...project, now: Date.now }, decision));
  if (!decided) {
    console.error(`There is no clip ${decision.clip}, or not any more.`);
    return 1;
  }
  console.log(`“${decided.title}” ${DONE[decision.decision]}.`);
  console.log(
    decided.mailed
      ? 'The player is told with the next run of mail-outbox.'
      : 'Nobody is told: nothing has changed.',
  );
  return 0;
}
