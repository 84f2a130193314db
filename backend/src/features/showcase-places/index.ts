/** What other features use of this one. */
export { changingPlace, withdrawFromShowcase } from './change-place';
export {
  ATTEMPTS,
  type EventFacts,
  nextPlace,
  type Place,
  queryRegistrations,
  readEvent,
  type Registration,
  registrationRef,
  showcaseRef,
  type StoredShowcase,
} from './showcase-place';
