/** What other features use of this one. */
export { ageOn, birthdayAt, isBirthDate, lastBirthDate } from './domain/birth-date';
export {
  CONSENT_TEXTS,
  type ConsentVersion,
  CURRENT_CONTACT_CONSENT,
  CURRENT_GUARDIAN_CONSENT,
  CURRENT_NEWSLETTER_CONSENT,
  CURRENT_PUBLISH_CONSENT,
  CURRENT_PUSH_CONSENT,
  CURRENT_SHOWCASE_CONSENT,
  CURRENT_TERMS,
  NEWSLETTER_AGE,
} from './domain/consent-text';
export {
  requireOpenAccount,
  type PayingAccount,
  requireAdultPlayer,
  requirePlayer,
  requireStaying,
} from './routes/require-open-account';
export { ageGateRef, ageGateRefs, makeAgeGate, readAgeGate } from './store/age-gate';
export { isRegisteredAsMinor, mayBeSeen, standingRefs, statusChange } from './store/account-standing';
export {
  addressProofRef,
  allKeys,
  findByProvenKey,
  findProvenBy,
  firstProof,
  hasProvenAddress,
  hasStartedAnew,
  isAddressProven,
  isMovedAddress,
  isMovedTo,
  keepOneAddress,
  keepProof,
  prepareProof,
  provenKeys,
} from './store/address-proof';
export { settleOldAccount } from './store/settle-old-account';
export { alignFiles } from './store/align-files';
export { closeRecord, endSessions } from './store/end-sessions';
export { readAccount } from './store/account-view';
export { endLinks, linkGenerationRef, type LinkState, readLinkState } from './store/link-state';
export { type StoredDeletion, deletionRef } from './store/stored-deletion';
export { beginProfile } from './store/first-profile';
export {
  accountGuardian,
  GUARDIAN_CONSENTS,
  GUARDIAN_DAYS,
  type GuardianConsent,
  guardianConsentRef,
  type GuardianMatter,
  type GuardianStatus,
  type GuardianSubject,
  isGuardianStatus,
  matterRef,
  SHARING_WAIT_HOURS,
  sharingConsent,
  sharingCountsFrom,
  showcaseConsentRef,
} from './store/guardian-consent';
export { grownRefs, isGrown, readOwnAge } from './store/own-age';
export {
  audit,
  auditLog,
  type ConsentEntry,
  type PrivateAccount,
  parseRole,
  privateAccountRef,
  privateAccounts,
  type Role,
} from './store/private-account';
