/** What other features use of this one. */
export { alignPayments } from './sync/align-pause';
export { findEndedPlans } from './sync/tell-payer-of-end';
export { readBilling } from './store/stored-billing';
export { findRequestTo, issueParentToken } from './store/parent-link';
