/** Small helpers that know neither React nor the product. Servers import theirs by their own paths. */
export { hashText } from './hash-text';
export { lookUp } from './look-up';
export { NoAnswer, withDeadline } from './with-deadline';
