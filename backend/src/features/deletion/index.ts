/** What other features use of this one. */
export { cancelDeletion, scheduleDeletion } from './deletion-store';
