/** What other features use of this one. */
export { readComparison } from './read-comparison';
