export {
  NOW,
  exampleComparison,
  exampleConfirmation,
  exampleEntry,
  exampleMatch,
  exampleSource,
} from './example-source';
export { storedMatch, storedSprint } from './example-source';
