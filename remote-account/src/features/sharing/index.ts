export { endLink } from './links/api/end-link';
export { readSharing, type Sharing } from './links/api/read-sharing';
export { NamelessHint } from './links/nameless-hint';
export { useSharing } from './links/use-sharing';
export { useAdulthood } from './visibility/use-adulthood';
export { useStoredVisibility } from './visibility/use-stored-visibility';
export { VisibilitySection } from './visibility/visibility-section';
