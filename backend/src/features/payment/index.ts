/** What other features use of this one. */
export { readBilling } from './store/stored-billing';
export { issueParentToken, type ParentRequest, parentRequestRef } from './store/parent-request';
