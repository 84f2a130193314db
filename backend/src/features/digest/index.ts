/** What other features use of this one. */
export { previewDigest } from './preview-digest';
export { readProgress } from './read-progress';
