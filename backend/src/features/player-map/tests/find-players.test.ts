import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { send } from '../../../testing/send';
import { registration, testPlayer } from '../../../testing/test-player';

let service: TestApp;
/** Address of a CV that works. */
let cvPath: string;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
  const link = { label: 'Map', audience: 'public', days: 30 };
  cvPath = ((await (await player()).postJson('/cv/links', link)).json() as { path: string }).path;
  const cvs = [cvPath, '/cv/1', `/cv/${'x'.repeat(43)}`];
  const writer = service.firestore.bulkWriter();
  for (let index = 0; index < 30; index += 1) {
    const country = index < 25 ? 'ES' : 'PT';
    void writer.set(service.firestore.doc(`mapPlayers/card-${String(index).padStart(2, '0')}`), {
      ...{ name: `Ann ${index}`, position: 'GK', type: 'GK', ageGroup: '18-20', country, city: 'Town' },
      ...{ lat: 1, lng: 2, cell: '85_64', schemaVersion: 1 },
      cv: cvs[index] === undefined ? null : { path: cvs[index], until: service.now() + 60_000 },
      facets: { [`c:${country}`]: true, 'p:GK': true, 'n:a': true },
    });
  }
  await writer.close();
});
afterAll(() => service.close());

async function player(status?: string) {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, 20));
  if (status !== undefined) await service.firestore.doc(`users/${one.uid}`).update({ status });
  return one;
}

interface Page {
  players: Record<string, unknown>[];
  more: boolean;
}

test('an open account finds players page by page, and their cards say only what is shown', async () => {
  const ann = await player();
  const first = (await ann.get('/players?facets=c:ES,p:GK')).json() as Page;
  expect([first.players.length, first.more]).toEqual([24, true]);
  expect(first.players.slice(0, 4)).toMatchObject([
    { id: 'card-00', name: 'Ann 0', cvPath },
    { id: 'card-01', cvPath: null },
    { id: 'card-02', cvPath: null },
    { id: 'card-03', cvPath: null },
  ]);
  expect(Object.keys(first.players[0] ?? {}).sort()).toEqual(
    'ageGroup city country cvPath id lat lng name position'.split(' '),
  );
  const next = (await ann.get('/players?facets=c:ES,p:GK&after=card-23')).json() as Page;
  expect(next).toMatchObject({ players: [{ id: 'card-24' }], more: false });
  expect((await ann.get('/players?facets=c:FR')).json()).toEqual({ players: [], more: false });
});

test('visitors, accounts that never registered, wait, are suspended or gone find nobody', async () => {
  expect((await send(service.origin, { path: '/players' })).status).toBe(401);
  expect((await (await testPlayer(service)).get('/players')).status).toBe(403);
  for (const status of ['pending-guardian', 'suspended']) {
    expect((await (await player(status)).get('/players')).status).toBe(403);
  }
  const gone = await player();
  await service.auth.deleteUser(gone.uid);
  expect((await gone.get('/players')).status).toBe(401);
});

test('nobody pages through all of the map: an account has so many pages an hour', async () => {
  const [ann, bob] = [await player(), await player()];
  await service.firestore.doc(`requestBudgets/map-page-hour:${ann.uid}`).set({
    subject: ann.uid,
    requests: { start: service.now(), count: 119 },
  });
  const answers = await Promise.all(Array.from({ length: 4 }, () => ann.get('/players')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await bob.get('/players')).status).toBe(200);
});

test.each(['facets=x:1', 'facets=c:ES,', `facets=${'c:ES,'.repeat(6)}c:ES`, 'after=..%2Fx', 'limit=500'])(
  'the question %s is none: 400',
  async (query) => {
    expect((await (await player()).get(`/players?${query}`)).status).toBe(400);
  },
);
