export { computeIntegrity, hasIntegrity } from './lib/integrity';
export { registryPaths } from './lib/paths';
export * from './releases/registry';
export { claimId, readOwner, type Owner } from './signing/owners';
export { readSignedRelease, UntrustedError, writeSignature } from './signing/signatures';
export { createTeamKey, readTeamKey, type TeamKey } from './signing/team-key';
export { localReleaseStore } from './store/local-release-store';
export { openReleaseStore } from './store/open-release-store';
export { ConflictError, REGISTRY_DEADLINE_MS, type ReleaseStore } from './store/release-store';
