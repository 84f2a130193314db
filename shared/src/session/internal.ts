/** The write door: for the host and remote-auth only (lint keeps everybody else out). */
export { sessionStoreOfPage } from './session-store';
export { applyUser, startSession } from './start-session';
export { readUserHint } from './user-hint';
export { startTier, TIER_REFRESH_MS } from './watch-tier';
