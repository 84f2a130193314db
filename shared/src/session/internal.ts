/** The write door: for the host and remote-auth only (lint keeps everybody else out). */
export { sessionStoreOfPage } from './session-store';
export { applyUser } from './apply-user';
export { holdSession } from './hold-session';
export { startSession } from './start-session';
export { forgetKeptPages } from './hint/kept-pages';
export { readUserHint } from './hint/user-hint';
export { startRecord } from './watch-record';
