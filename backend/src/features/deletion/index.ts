/** What other features use of this one. */
export { cancelDeletion, prepareErasure, scheduleDeletion } from './deletion-store';
export { readErasures } from './erasures';
