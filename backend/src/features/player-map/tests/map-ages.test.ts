import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer } from '../../../testing/test-player';

const SECRET = 'a secret of the scheduler';
const YEAR = 366 * DAY_MS;

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({ tasksSecret: SECRET }, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

async function onTheMap(age: number) {
  const player = await testPlayer(service);
  await player.postJson('/account/registration', registration(service, age));
  await player.postJson('/account/map-entry', { country: 'PT', city: 'Lisbon' });
  return player;
}

async function run() {
  const headers = { 'x-tasks-secret': SECRET };
  return (await send(service.origin, { method: 'POST', path: '/tasks/map-ages', headers })).json();
}

async function ageGroups() {
  const { docs } = await service.firestore.collection('mapPlayers').get();
  return docs.map((entry) => entry.get('ageGroup') as string).sort();
}

test('players come into their next age group on their birthday, the others are left alone', async () => {
  for (const age of [20, 22, 35]) await onTheMap(age);
  expect(await run()).toEqual({ refreshed: 0, left: 0, failed: 0 });
  expect(await ageGroups()).toEqual(['18-20', '21-23', '30+']);

  service.advance(YEAR);
  expect(await run()).toEqual({ refreshed: 1, left: 0, failed: 0 });
  expect(await ageGroups()).toEqual(['21-23', '21-23', '30+']);
  expect(await run()).toEqual({ refreshed: 0, left: 0, failed: 0 });
});
