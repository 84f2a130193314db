/** What other features use of this one. */
export { confirmationsOf } from './newsletter-confirmation';
export { prepareSubscription, type StoredSubscriber, subscriberRef } from './newsletter-store';
export { unsubscribeToken } from './unsubscribe-token';
