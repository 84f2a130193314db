import { PUSH_WORKER } from '@skora/shared/session';
import { addPushSubscription, removePushSubscription } from '../api/notifications-api';

/** How this browser stands with pushes. `denied`: its settings forbid them to this site. */
export type BrowserPush = 'unsupported' | 'denied' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readBrowserPush(): Promise<BrowserPush> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findSubscription()) === null ? 'off' : 'on';
}

/** Asks for permission, subscribes this browser and tells the backend. @throws Refusal */
export async function switchPushOn(publicKey: string): Promise<BrowserPush> {
  if ((await Notification.requestPermission()) !== 'granted') return readBrowserPush();
  await navigator.serviceWorker.register(PUSH_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    const { endpoint, keys = {} } = subscription.toJSON();
    await addPushSubscription({
      endpoint: endpoint ?? '',
      keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
    });
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
