import { openClipReviews } from '../../features/clips/store/open-clip-reviews';
import { withStore } from '../directory/connect-store';
import { describeReview } from './describe-review';

/** Prints every clip somebody has to look at: hidden ones first, then by the oldest report. */
export async function listClipReviews(): Promise<number> {
  const open = await withStore(openClipReviews);
  for (const review of open) console.log(`${describeReview(review)}\n`);
  console.log(open.length === 1 ? 'One clip waits.' : `${open.length} clips wait.`);
  return 0;
}
