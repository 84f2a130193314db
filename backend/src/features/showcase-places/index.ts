/** What other features use of this one. */
export { changingPlace, withdrawFromShowcase } from './change-place';
export { endLostPlaces } from './end-lost-places';
export { isPlaceOpen, type PlaceLoss } from './entitled-place';
export { listAttendees } from './list-attendees';
export { type LineDeps, movingUp } from './next-in-line';
export { nextPlace } from './next-place';
export {
  ATTEMPTS,
  type EventFacts,
  type Place,
  queryRegistrations,
  readEvent,
  type Registration,
  registrationRef,
  showcaseRef,
  type StoredShowcase,
} from './showcase-place';
