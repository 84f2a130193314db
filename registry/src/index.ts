export { computeIntegrity, hasIntegrity } from './integrity';
export * from './registry';
export { localReleaseStore } from './store/local-release-store';
export { openReleaseStore } from './store/open-release-store';
export { ConflictError, REGISTRY_DEADLINE_MS, type ReleaseStore } from './store/release-store';
