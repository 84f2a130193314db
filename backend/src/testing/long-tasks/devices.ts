import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { PushDevice } from '../../features/notifications/store/notification-record';

/** Makes up browsers at the stand-in of push services. */
export function addDevices(pushUrl: string, count: number): Promise<PushDevice[]> {
  const add = async (): Promise<PushDevice> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${pushUrl}/test/devices`, { method: 'POST', headers, body: '{}' });
    const { endpoint, keys } = (await answer.json()) as {
      endpoint: string;
      keys: Record<'p256dh' | 'auth', string>;
    };
    return { endpoint, ...keys, addedAt: Timestamp.now() };
  };
  return Promise.all(Array.from({ length: count }, add));
}

/** How many pushes each device of the players of a store has got. */
export async function countPushes(db: Firestore): Promise<number[]> {
  const players = await db.collection('notifications').get();
  const devices = players.docs.flatMap((player) => player.get('devices') as PushDevice[]);
  const read = async ({ endpoint }: PushDevice) =>
    (await fetch(endpoint.replace('/send/', '/test/devices/'))).json() as Promise<unknown[]>;
  return (await Promise.all(devices.map(read))).map(({ length }) => length);
}
