import { randomUUID } from 'node:crypto';
import { publishAcademies } from '../store/publish-academies';
import { directoryAcademy as academy } from '../../../testing/directory-academy';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

const MINUTE = 60_000;
const many = Array.from({ length: 300 }, (_, index) =>
  academy({ id: `far-${String(index).padStart(3, '0')}`, country: 'BR', lat: -23, lng: -46 }),
);
const directory = [
  academy({ id: 'lisboa', ages: { min: 12, max: 18 }, trialFee: false, trialsUntil: '2999-01-01' }),
  academy({ id: 'porto', lat: 41.15, lng: -8.61, checkedOn: '2026-11-20', website: 'https://porto.example' }),
  academy({ id: 'vigo', country: 'ES', lat: 42.23, lng: -8.71, ages: { min: 8, max: 11 } }),
  academy({ id: 'setubal', country: 'FR', trials: 'open', trialFee: false, trialsUntil: '2020-01-01' }),
  ...many,
];

let service: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
  player = await testPlayer(service);
  await player.postJson('/account/registration', registration(service, 17, { country: 'PT' }));
  await publishAcademies(service.firestore, directory, { now: service.now() });
});
afterAll(() => service.close());

async function find(query: string) {
  const answer = await player.get(`/academies?${query}`);
  const body = answer.json() as { total: number; pages: number; academies: { id: string }[] };
  return { ...body, status: answer.status, ids: body.academies?.map(({ id }) => id) };
}

test('the list is for signed-in players', async () => {
  expect((await send(service.origin, { path: '/academies' })).status).toBe(401);
  expect((await send(service.origin, { path: '/academies/clusters?zoom=2' })).status).toBe(401);
});

test('a page holds 24 of all, with the countries of the directory', async () => {
  const page = await find('');
  expect([page.total, page.pages, page.academies.length]).toEqual([304, 13, 24]);
  expect(page).toMatchObject({
    all: 304,
    countries: [
      { code: 'BR', count: 300 },
      { code: 'ES', count: 1 },
      { code: 'FR', count: 1 },
      { code: 'PT', count: 2 },
    ],
  });
  expect((await find('page=13')).academies).toHaveLength(16);
  expect((await find('page=999')).academies).toHaveLength(16);
});

test('the list tells of which academies nothing but name and town is known; a website is more', async () => {
  const rows = (query: string) => find(query).then(({ academies }) => academies);
  expect(await rows('country=PT')).toMatchObject([
    { id: 'lisboa', nameAndTownOnly: false },
    { id: 'porto', nameAndTownOnly: false },
  ]);
  expect((await rows('country=BR'))[0]).toMatchObject({ nameAndTownOnly: true });
});

test.each([
  ['country=PT', ['lisboa', 'porto']],
  ['q=vigo', ['vigo']],
  ['age=10', ['vigo']],
  ['age=me', ['lisboa']],
  ['fee=free', ['lisboa']],
  ['near=Porto%2C%20PT&within=150&sort=distance', ['porto', 'vigo']],
  ['country=PT&sort=checked', ['lisboa', 'porto']],
  ['ids=vigo,porto,gone', ['porto', 'vigo']],
  ['bounds=-10,40,-8,43', ['porto', 'vigo']],
])('%s', async (query, ids) => {
  expect((await find(query)).ids).toEqual(ids);
});

test.each(['near=Nowhere', 'sort=luck', 'country=pt', 'limit=5000', 'page=0', 'bounds=1,2,3', 'age=old'])(
  '%s is refused',
  async (query) => {
    expect([400, 422]).toContain((await find(query)).status);
  },
);

test('what was said of trials is unknown after its last day', async () => {
  expect((await find('country=FR')).academies).toMatchObject([
    { id: 'setubal', trials: null, trialFee: null, trialsUntil: null, fictional: true },
  ]);
});

test('says which city distances are from', async () => {
  expect(await find('near=Porto')).toMatchObject({ near: { name: 'Porto', country: 'PT' } });
  expect(await find('country=PT')).toMatchObject({ near: null });
});

test('tells what the found academies span', async () => {
  expect(await find('country=PT')).toMatchObject({
    extent: { west: -9.14, south: 38.72, east: -8.61, north: 41.15 },
  });
  expect(await find('q=nothing+like+it')).toMatchObject({ extent: null });
});

test('a map gets clusters that together are the list', async () => {
  const answer = await player.get('/academies/clusters?zoom=3');
  const { spots } = answer.json() as { spots: { count: number; id?: string }[] };
  expect(spots.length).toBeLessThan(5);
  expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(304);
  const near = await player.get('/academies/clusters?zoom=8&bounds=-10,36,-8,43&country=PT');
  const names = (near.json() as { spots: { id?: string }[] }).spots.map(({ id }) => id).sort();
  expect(names).toEqual(['lisboa', 'porto']);
});

test('an import shows within a minute and takes away what it does not list', async () => {
  const [first, ...others] = directory;
  const changed = [{ ...academy({ id: 'lisboa' }), ...first, name: 'Renamed' }, ...others.slice(1)];
  const dry = await publishAcademies(service.firestore, changed, { now: service.now(), dryRun: true });
  expect(dry).toEqual({ created: 0, changed: 1, unchanged: 302, removed: 1 });
  expect((await service.firestore.doc('academies/porto').get()).exists).toBe(true);
  expect(await publishAcademies(service.firestore, changed, { now: service.now() })).toEqual(dry);
  service.advance(MINUTE);
  expect((await find('country=PT')).academies).toMatchObject([{ id: 'lisboa', name: 'Renamed' }]);
  expect((await service.firestore.doc('academies/porto').get()).exists).toBe(false);
  const again = await publishAcademies(service.firestore, changed, { now: service.now() });
  expect(again).toEqual({ created: 0, changed: 0, unchanged: 303, removed: 0 });
});

test('says whether the own age fits and what a move would mean', async () => {
  expect((await player.get('/academies/vigo/fit')).json()).toEqual({
    age: 17,
    fits: false,
    transfer: 'abroad-16',
  });
  expect((await player.get('/academies/lisboa/fit')).json()).toMatchObject({
    fits: true,
    transfer: 'same-country',
  });
  expect((await player.get('/academies/gone/fit')).status).toBe(404);
  const stranger = await testPlayer(service);
  expect((await stranger.get('/academies/lisboa/fit')).json()).toEqual({
    age: null,
    fits: null,
    transfer: 'unknown',
  });
});

test('a report is kept for a person to read, five a day, and goes with the account', async () => {
  const reporter = await testPlayer(service);
  const report = { about: 'place', message: 'It moved to another town.' };
  const answers = [];
  for (let count = 0; count < 6; count += 1) {
    answers.push((await reporter.postJson('/academies/vigo/reports', report)).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  const kept = service.firestore.collection('academyReports').where('uid', '==', reporter.uid);
  expect((await kept.get()).docs[0]?.data()).toMatchObject({ academy: 'vigo', ...report });
  expect((await reporter.postJson('/academies/gone/reports', report)).status).toBe(404);
  expect((await reporter.postJson('/academies/vigo/reports', { ...report, message: 'x' })).status).toBe(400);
  const exported = (await reporter.get('/account/export')).json() as { academyReports?: unknown[] };
  expect(JSON.stringify(exported)).toContain('It moved to another town.');
});
