/** What other features use of this one. */
export { readBilling } from './store/billing-record';
export { issueParentToken, type ParentRequest, parentRequestRef } from './store/parent-request';
