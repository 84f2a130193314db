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

test('after a removal each new clip waits, also in the slot of the one that was removed', async () => {
  const owner = await playerSince(8);
  const clip = `${owner.uid}_0`;
  const addAnew = async (title: string) => {
    await service.firestore.doc(`profiles/${owner.uid}/clips/0`).delete();
    service.advance(1_000);
    return players.publish(owner, 0, { title, createdAt: Timestamp.fromMillis(service.now()) });
  };
  expect(await players.publish(owner, 0, { title: 'Removed' })).toBe(true);
  await decideClip(service, { clip, decision: 'hide', reason: 'Not football.' });
  expect(await addAnew('Removed, again')).toBe(false);
  expect(await addAnew('Removed, a third time')).toBe(false);
  await decideClip(service, { clip, decision: 'restore', reason: 'This one is fine.' });
  expect(await players.titles()).toContain('Removed, a third time');
  expect(await addAnew('Another one')).toBe(false);
});

test('a removal that was taken back counts no more', async () => {
  const owner = await playerSince(8);
  const clip = `${owner.uid}_0`;
  await players.publish(owner, 0, { title: 'Taken for another' });
  await decideClip(service, { clip, decision: 'hide', reason: 'A mistake.' });
  await decideClip(service, { clip, decision: 'restore', reason: 'It was a mistake.' });
  expect(await players.publish(owner, 1, { title: 'The next one' })).toBe(true);
});
