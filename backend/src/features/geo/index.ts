/** What other features use of this one. */
export type { Locate } from './locate';
