import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { decideClip } from '../store/decide-clip';
import { clipPlayers } from '../../../testing/clip-players';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({ clipFirstLookDays: 7 }, 'demo-clip-first-look');
  players = clipPlayers(service);
});
afterAll(() => service.close());

async function playerSince(days: number) {
  const owner = await players.player();
  const registeredAt = Timestamp.fromMillis(service.now() - days * DAY_MS);
  await service.firestore.doc(`privateAccounts/${owner.uid}`).update({ registeredAt });
  return owner;
}

test('clips of new accounts wait until somebody has looked, each once', async () => {
  const owner = await playerSince(6);
  expect(await players.publish(owner, 0, { title: 'Of a new player' })).toBe(false);
  expect(await players.titles()).not.toContain('Of a new player');
  await decideClip(service, { clip: `${owner.uid}_0`, decision: 'restore', reason: 'Welcome.' });
  expect(await players.titles()).toContain('Of a new player');
  expect(await players.publish(owner, 0, { title: 'Of a new player, changed' })).toBe(true);
});

test('clips of others do not', async () => {
  const owner = await playerSince(8);
  expect(await players.publish(owner, 0, { title: 'Of an old player' })).toBe(true);
});
