import { decideReview, type ReviewAnswer } from '../../../features/academies/review/decide-review';
import { monthsBefore, readQueue } from '../../../features/academies/review/read-queue';
import { withStore } from '../../lib/with-project';
import { describeReview } from './describe-review';
import type { ReviewCommand } from './parse-review-command';

async function listQueue(staleBefore: string): Promise<void> {
  const queue = await withStore((store) => readQueue(store, staleBefore));
  for (const review of queue) console.log(`${describeReview(review)}\n`);
  console.log(
    queue.length === 1 ? 'One thing waits for a review.' : `${queue.length} things wait for a review.`,
  );
}

async function answerReview(answer: ReviewAnswer, now: number, staleBefore: string): Promise<void> {
  const changes = await withStore((store) => decideReview(store, answer, { now, staleBefore }));
  console.log(`${answer.id} is ${answer.decision} by ${answer.by}.`);
  for (const change of changes) console.log(`    ${change}`);
  if (changes.length === 0) console.log('The directory stays as it is.');
  console.log('Make the same change in the table, so that the next import agrees with it.');
}

/** Lists what waits for a review, or answers it. @returns the exit code */
export async function runReviewCommand({ answer, months }: ReviewCommand, now: number): Promise<number> {
  const staleBefore = monthsBefore(new Date(now).toISOString().slice(0, 10), months);
  await (answer ? answerReview(answer, now, staleBefore) : listQueue(staleBefore));
  return 0;
}
