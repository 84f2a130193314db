import { Refusal } from '@skora/shared/api';
import { PUSH_WORKER } from '@skora/shared/session';
import { addPushSubscription, type Choices, removePushSubscription } from '../api/notifications-api';

/** How this browser stands with pushes. `denied`: its settings forbid them to this site. */
export type BrowserPush = 'unsupported' | 'denied' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @throws Refusal */
async function tellBackend(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON();
  await addPushSubscription({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
  });
}

/** @returns whether the backend sends to this browser, as far as it can be reached */
async function isStillTold(subscription: PushSubscription): Promise<boolean> {
  try {
    await tellBackend(subscription);
    return true;
  } catch (error) {
    console.info('[skora] the backend was not told of this browser:', error);
    return !(error instanceof Refusal && error.status === 403);
  }
}

/**
 * How this browser stands. One that is subscribed is told to the backend again, which may have forgotten it for a sixth device, or
 * knows it by an older address; where the backend sends nothing, the subscription ends.
 */
export async function readBrowserPush(standing: Choices['push']['standing']): Promise<BrowserPush> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription();
  if (subscription === null) return 'off';
  if (standing === 'open' && (await isStillTold(subscription))) return 'on';
  await subscription.unsubscribe();
  return 'off';
}

/** Asks for permission, subscribes this browser and tells the backend. @throws Refusal */
export async function switchPushOn(publicKey: string): Promise<BrowserPush> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register(PUSH_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await tellBackend(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Ends pushes to this browser, here and at the backend. @throws Refusal */
export async function switchPushOff(): Promise<BrowserPush> {
  const subscription = await findSubscription();
  if (subscription) {
    await removePushSubscription(subscription.endpoint);
    await subscription.unsubscribe();
  }
  return 'off';
}
