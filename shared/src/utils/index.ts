/** Small helpers that know neither React nor the product. Servers import `utils/escape-html` and `utils/env-reader`. */
export { hashText } from './hash-text';
export { NoAnswer, withDeadline } from './with-deadline';
