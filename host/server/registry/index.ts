export { localReleaseStore } from './local-release-store';
export { openReleaseStore } from './open-release-store';
export { computeIntegrity } from '../files/integrity';
export * from './registry';
export type { ReleaseStore } from './release-store';
