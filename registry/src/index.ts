export { computeIntegrity, hasIntegrity } from './lib/integrity';
export { registryPaths } from './lib/paths';
export { listStoredFiles } from './releases/file-places';
export { HOST_ID } from './releases/host-build';
export { listPlaces, placesMeet } from './releases/places';
export * from './releases/registry';
export { claimId, readOwner, type Owner } from './signing/owners';
export {
  MissingReleaseError,
  readSignedFiles,
  readSignedRelease,
  UntrustedError,
  writeSignature,
} from './signing/signatures';
export { mapFrame } from './source-maps/map-frame';
export { SourceMaps } from './source-maps/source-maps';
export { createTeamKey, readTeamKey, type TeamKey } from './signing/team-key';
export { localReleaseStore } from './store/local-release-store';
export { openReleaseStore } from './store/open-release-store';
export { ConflictError, REGISTRY_DEADLINE_MS, type ReleaseStore } from './store/release-store';
