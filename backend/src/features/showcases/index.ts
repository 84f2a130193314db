/** What other features use of this one. */
export { nextPlace } from './next-place';
