import { describeChanges, sourceLine } from '../../../features/academies/review/compare-entries';
import type { WaitingReview } from '../../../features/academies/review/read-queue';

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);

function titleLine(review: WaitingReview): string {
  if (review.kind === 'report') {
    const what = review.about === 'claim' ? 'says it is their club' : `report: ${review.about}`;
    return `${review.academy}, ${what}, ${new Date(review.at).toISOString().slice(0, 10)}`;
  }
  if (review.kind === 'sources') {
    return `${review.academy.name}, ${review.academy.club}: open all its pages again; is everything still there?`;
  }
  const { before, after } = review;
  return `${after.name}, ${after.club}: ${before ? `changed, published since ${before.checkedOn}` : 'new'}`;
}

function bodyLines(review: WaitingReview): string[] {
  if (review.kind === 'report') return review.message.split('\n');
  if (review.kind === 'sources') {
    const { academy, stale } = review;
    return academy.sources.map(
      (source) => `${stale.includes(source) ? 'old:  ' : 'also: '}${sourceLine(source)}`,
    );
  }
  return describeChanges(review.before, review.after);
}

/** One thing that waits, as whoever decides reads it. */
export function describeReview(review: WaitingReview): string {
  return [review.id, ...indented([titleLine(review), ...bodyLines(review)])].join('\n');
}
