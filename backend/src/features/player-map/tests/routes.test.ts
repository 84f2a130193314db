import { randomUUID } from 'node:crypto';
import { cityNamed, distanceKm } from '../../cities';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { send } from '../../../testing/send';
import { registration, testPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
});
afterAll(() => service.close());

const LISBON = { country: 'PT', city: 'Lisbon' };

async function player(age: number, change: object = {}) {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, age, change));
  return one;
}

const entries = async () => (await service.firestore.collection('mapPlayers').get()).docs;
const worldCount = async () => {
  const cells = (await service.firestore.doc('mapCells/world').get()).get('cells') as Record<
    string,
    { count: number }
  >;
  return Object.values(cells).reduce((sum, { count }) => sum + count, 0);
};

test('nobody is on the map without asking; an adult who asks is, and leaves at once', async () => {
  const ann = await player(22, { displayName: 'Ann Sample' });
  expect((await ann.get('/account/map-entry')).json()).toEqual({ allowed: true, entry: null });
  await service.firestore.doc(`profiles/${ann.uid}`).update({ primaryPosition: 'LW', bio: 'secret' });
  expect((await ann.postJson('/account/map-entry', LISBON)).json()).toEqual({
    allowed: true,
    entry: { name: 'Ann S.', position: 'LW', type: 'FWD', ageGroup: '21-23', cv: null, ...LISBON },
  });

  const [stored] = await entries();
  expect(Object.keys(stored?.data() ?? {}).sort()).toEqual(
    'ageGroup cell city country cv facets lat lng name position schemaVersion type'.split(' '),
  );
  expect(JSON.stringify(stored?.data())).not.toContain(ann.uid);
  expect(stored?.id).not.toContain(ann.uid);
  const at = { lat: stored?.get('lat') as number, lng: stored?.get('lng') as number };
  const city = cityNamed('PT', 'Lisbon') ?? { lat: 0, lng: 0 };
  expect(distanceKm(at, city)).toBeLessThan(8.5);
  expect(at).not.toEqual({ lat: city.lat, lng: city.lng });
  expect(await worldCount()).toBe(1);

  await ann.postJson('/account/map-entry', { country: 'PT', city: 'Porto' });
  expect((await entries()).map((entry) => entry.get('city') as string)).toEqual(['Porto']);
  expect(await worldCount()).toBe(1);

  expect((await ann.delete('/account/map-entry')).json()).toEqual({ allowed: true, entry: null });
  expect((await ann.delete('/account/map-entry')).status).toBe(200);
  expect(await entries()).toEqual([]);
  expect(await worldCount()).toBe(0);
});

test('an entry follows the profile when it is asked to, and nobody comes onto the map that way', async () => {
  const bea = await player(25, { displayName: 'Bea Sample' });
  expect((await bea.post('/account/map-entry/refresh')).json()).toMatchObject({ entry: null });
  await bea.postJson('/account/map-entry', LISBON);
  await service.firestore
    .doc(`profiles/${bea.uid}`)
    .update({ displayName: 'Beatriz New', primaryPosition: 'GK' });
  expect((await bea.post('/account/map-entry/refresh')).json()).toMatchObject({
    entry: { name: 'Beatriz N.', position: 'GK', type: 'GK', ...LISBON },
  });
  expect(await entries()).toHaveLength(1);
  await service.firestore.doc(`users/${bea.uid}`).update({ status: 'pending-guardian' });
  expect((await bea.post('/account/map-entry/refresh')).json()).toEqual({
    allowed: false,
    entry: null,
  });
  expect(await entries()).toEqual([]);
});

test('who wants the account deleted is off the map at once, and stays off until joining again', async () => {
  const dee = await player(25, { displayName: 'Dee Sample' });
  await dee.postJson('/account/map-entry', LISBON);
  expect((await dee.post('/account/deletion')).status).toBe(200);
  expect(await entries()).toEqual([]);
  expect(await worldCount()).toBe(0);
  expect((await dee.get('/account/map-entry')).json()).toEqual({ allowed: false, entry: null });
  expect((await dee.postJson('/account/map-entry', LISBON)).status).toBe(403);
  expect((await dee.delete('/account/deletion')).status).toBe(200);
  expect((await dee.get('/account/map-entry')).json()).toEqual({ allowed: true, entry: null });
  expect((await dee.postJson('/account/map-entry', LISBON)).json()).toMatchObject({ entry: LISBON });
  await dee.delete('/account/map-entry');
});

test('a card opens an own public link while it works, and no other', async () => {
  const cid = await player(25, { displayName: 'Cid Sample' });
  const choose = (link: string | null) =>
    send(service.origin, {
      method: 'PUT',
      path: '/account/map-entry/cv',
      headers: { authorization: cid.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    });
  const link = async (audience: string) =>
    (await cid.postJson('/cv/links', { label: 'Map', audience, days: 30 })).json() as {
      id: string;
      path: string;
    };
  expect((await choose(null)).status).toBe(409);
  await cid.postJson('/account/map-entry', LISBON);
  await service.firestore.doc(`users/${cid.uid}`).update({ tierLevel: 'tier1' });

  const shared = await link('public');
  expect((await choose(shared.id)).json()).toMatchObject({ entry: { cv: { path: shared.path } } });
  expect((await choose((await link('coach')).id)).status).toBe(422);
  expect((await choose(randomUUID())).status).toBe(422);
  expect((await choose('not an id')).status).toBe(400);
  // Neither a refused choice nor a move takes the address off the card.
  await cid.postJson('/account/map-entry', { country: 'PT', city: 'Porto' });
  expect((await cid.get('/account/map-entry')).json()).toMatchObject({
    entry: { cv: { path: shared.path } },
  });

  await cid.delete(`/cv/links/${shared.id}`);
  expect((await cid.get('/account/map-entry')).json()).toMatchObject({ entry: { cv: null, city: 'Porto' } });
  await cid.delete('/account/map-entry');
});

test('minors, unfinished and closed accounts are refused', async () => {
  const minor = await player(17);
  expect((await minor.get('/account/map-entry')).json()).toEqual({ allowed: false, entry: null });
  const stranger = await testPlayer(service);
  const closed = await player(30);
  await service.firestore.doc(`users/${closed.uid}`).update({ status: 'pending-guardian' });
  for (const one of [minor, stranger, closed]) {
    expect((await one.postJson('/account/map-entry', LISBON)).status).toBe(403);
  }
  expect(await entries()).toEqual([]);
});

test('only cities of the list are places', async () => {
  const one = await player(30);
  expect((await one.postJson('/account/map-entry', { country: 'PT', city: '1 My Street' })).status).toBe(422);
  expect((await one.postJson('/account/map-entry', { ...LISBON, lat: 1 })).status).toBe(400);
});

test('the entry is part of the export', async () => {
  const one = await player(30);
  await one.postJson('/account/map-entry', LISBON);
  expect((await one.get('/account/export')).text).toContain('Lisbon');
  await one.delete('/account/map-entry');
});

test('a parent’s account is never on the map, and leaves it where it was', async () => {
  const parent = await player(40, { role: 'guardian' });
  expect((await parent.get('/account/map-entry')).json()).toEqual({ allowed: false, entry: null });
  expect((await parent.postJson('/account/map-entry', LISBON)).status).toBe(403);
  expect((await parent.get('/account/map-entry')).json()).toEqual({ allowed: false, entry: null });

  const user = service.firestore.doc(`users/${parent.uid}`);
  await user.update({ role: 'player' });
  expect((await parent.postJson('/account/map-entry', LISBON)).status).toBe(200);
  await user.update({ role: 'guardian' });
  expect((await parent.post('/account/map-entry/refresh')).json()).toEqual({ allowed: false, entry: null });
});
