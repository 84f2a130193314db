/** What other features use of this one. */
export { familySentences } from './domain/family-week';
export { readFamilyWeek } from './store/family-week';
