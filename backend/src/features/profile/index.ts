/** What other features use of this one. */
export { pictureFile } from './store/profile-picture';
