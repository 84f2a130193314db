/** What other features use of this one. */
export { readBilling } from './store/stored-billing';
export { findRequestTo, issueParentToken } from './store/parent-link';
