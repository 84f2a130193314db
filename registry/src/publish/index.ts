export { allowOrigin, removeOrigin } from '../signing/origins';
export { addKey, claimId } from '../signing/owners';
export { replaceKey } from '../signing/signatures';
export { findAuthor, type Actor, type Author } from './author';
export { promote, retire, rollback, startCanary, stopCanary } from './commands';
export { checkManifestSchema } from './manifest-schema';
export { prune } from './prune';
export { publishRelease } from './publish-release';
export { listRemotes, showRemote } from './tables';
