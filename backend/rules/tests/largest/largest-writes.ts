import { ENTRY_WRITES } from './entry-writes';
import type { LargestWrite } from './largest-write';
import { OTHER_WRITES } from './other-writes';
import { PROFILE_WRITES } from './profile-writes';
import { WEEK_WRITES } from './week-writes';

/** One for each thing that browsers may write, at least. */
export const LARGEST_WRITES: readonly LargestWrite[] = [
  ...PROFILE_WRITES,
  ...WEEK_WRITES,
  ...ENTRY_WRITES,
  ...OTHER_WRITES,
];
