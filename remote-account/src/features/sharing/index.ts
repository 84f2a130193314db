export { CvSheet } from './cv/sheet/cv-sheet';
export { endLink } from './links/links-api';
export { readSharing, type Sharing } from './links/links-api';
export { NamelessHint } from './links/nameless-hint';
export { useSharing } from './links/use-sharing';
export { useAdulthood } from './visibility/use-adulthood';
export { useStoredVisibility } from './visibility/use-stored-visibility';
export { VisibilitySection } from './visibility/visibility-section';
export { PART_NAMES } from './visibility/visibility-words';
