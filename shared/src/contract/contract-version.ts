/**
 * Version of the contract between host and remotes. It grows when a remote built against the old one
 * could no longer be mounted; additions that old remotes can ignore do not count.
 */
export const CONTRACT_VERSION = 1;

/** Versions the host can still mount. A release with another one is refused, at deploy time and in the browser. */
export const SUPPORTED_CONTRACT_VERSIONS: readonly number[] = [CONTRACT_VERSION];
