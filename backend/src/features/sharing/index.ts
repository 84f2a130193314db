/** What other features use of this one. */
export { readCvSource } from './store/cv-source';
export { openShareLinkAt } from './store/open-share-link';
export { openLink } from './routes/open-link';
