/** Small helpers that know neither React nor the product. Servers import theirs by their own paths. */
export { hashText } from './hash-text';
export { NoAnswer, withDeadline } from './with-deadline';
