/** What other features use of this one. */
export { queryConfirmations } from './newsletter-confirmation';
export { leave } from './newsletter-leave';
export { prepareSubscription, type StoredSubscriber, subscriberRef } from './newsletter-store';
export { unsubscribeToken } from './unsubscribe-token';
