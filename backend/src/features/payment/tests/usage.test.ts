import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { send } from '../../../testing/send';
import { registeredPlayer } from '../../../testing/start-payments';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  service = await startTestApp();
  player = await registeredPlayer(service);
});
afterAll(() => service.close());

const usage = async (of = player) => of.get('/payment/usage');
const make = (label: string, days: number) => player.postJson('/cv/links', { label, audience: 'link', days });
const tier = (tierLevel: string) => service.firestore.doc(`users/${player.uid}`).update({ tierLevel });

test('clips and live links are counted beside what the plan has room for, also beyond it', async () => {
  await tier('tier1');
  expect((await usage()).json()).toEqual({
    clips: { used: 0, limit: 6 },
    shareLinks: { used: 0, limit: 5 },
  });
  for (const slot of [0, 1, 4]) {
    const updatedAt = Timestamp.fromMillis(service.now());
    await service.firestore.doc(`profiles/${player.uid}/clips/${slot}`).set({ title: 'Switch', updatedAt });
  }
  for (const days of [7, 30]) expect((await make(`${days} days`, days)).status).toBe(201);
  await tier('tier0');
  expect((await usage()).json()).toEqual({
    clips: { used: 3, limit: 2 },
    shareLinks: { used: 2, limit: 1 },
  });
  service.advance(8 * DAY_MS);
  expect((await usage()).json()).toMatchObject({ shareLinks: { used: 1, limit: 1 } });
});

test('only a player with a finished account is told', async () => {
  expect((await send(service.origin, { path: '/payment/usage' })).status).toBe(401);
  expect((await usage(await testPlayer(service))).json()).toMatchObject({
    status: 409,
    type: 'account-incomplete',
  });
});
