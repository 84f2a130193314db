/** Where the worker of the whole site is served. Called after pushes, its first use: remotes know it by this name. */
export const PUSH_WORKER = '/service-worker.js';

/**
 * Ends pushes to this browser: whoever uses it next must not read what somebody else is told. The push service then tells
 * the backend, which forgets the address.
 */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch (error) {
    console.info('[skora] pushes to this browser could not be ended:', error);
  }
}
