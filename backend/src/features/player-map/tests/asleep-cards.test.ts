import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
});
afterAll(() => service.close());

interface Link {
  id: string;
  path: string;
}

/** A plan as it is stored, when nobody has told the map of it. */
const setTier = ({ uid }: TestPlayer, tierLevel: string) =>
  service.firestore.doc(`users/${uid}`).update({ tierLevel });

async function player(tierLevel: string) {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, 24));
  await setTier(one, tierLevel);
  return one;
}

async function makeLink(owner: TestPlayer, days: number, audience = 'public'): Promise<Link> {
  const answer = await owner.postJson('/cv/links', { label: 'Trial in May', audience, days });
  expect(answer.status).toBe(201);
  // The next one is newer.
  service.advance(1000);
  return answer.json() as Link;
}

/** A player on the map whose card opens a link of 30 days that is older than one of 7 days. */
async function onTheMap(tierLevel = 'tier1') {
  const owner = await player(tierLevel);
  const card = await makeLink(owner, 30);
  const newer = await makeLink(owner, 7, 'link');
  await owner.postJson('/account/map-entry', { country: 'PT', city: 'Lisbon' });
  expect((await owner.putJson('/account/map-entry/cv', { link: card.id })).status).toBe(200);
  return { owner, card, newer };
}

/** The addresses that cards open, as everybody sees them. */
async function cvPaths(visitor: TestPlayer) {
  const { players } = (await visitor.get('/players')).json() as { players: { cvPath: string | null }[] };
  return players.map(({ cvPath }) => cvPath);
}

/** The same as its own player sees it. */
async function ownPath(owner: TestPlayer) {
  const { entry } = (await owner.get('/account/map-entry')).json() as { entry: { cv: Link | null } };
  return entry.cv?.path ?? null;
}

test('a card opens a CV just while the link itself does, whatever the map was told', async () => {
  const visitor = await player('tier0');
  const { owner, card } = await onTheMap();
  const seen = async () => [...(await cvPaths(visitor)), await ownPath(owner)];
  expect(await seen()).toEqual([card.path, card.path]);
  await setTier(owner, 'tier0');
  expect(await seen()).toEqual([null, null]);
  await setTier(owner, 'tier1');
  expect(await seen()).toEqual([card.path, card.path]);

  // A newer link that expires makes room for the older one, and nothing is written then.
  await setTier(owner, 'tier0');
  service.advance(7 * DAY_MS);
  expect(await seen()).toEqual([card.path, card.path]);
  service.advance(23 * DAY_MS);
  expect(await seen()).toEqual([null, null]);
  await owner.delete('/account/map-entry');
});

test('a link ended by its player is off the card of nobody else', async () => {
  const visitor = await player('tier0');
  const [one, other] = [await onTheMap(), await onTheMap('tier2')];
  await setTier(one.owner, 'tier0');
  expect(new Set(await cvPaths(visitor))).toEqual(new Set([null, other.card.path]));
  await one.owner.delete(`/cv/links/${one.newer.id}`);
  expect(new Set(await cvPaths(visitor))).toEqual(new Set([one.card.path, other.card.path]));
  await other.owner.delete(`/cv/links/${other.card.id}`);
  expect(new Set(await cvPaths(visitor))).toEqual(new Set([one.card.path, null]));
});

test('a card keeps a link that sleeps while it is refreshed, and opens it when it wakes', async () => {
  const { owner, card } = await onTheMap();
  await setTier(owner, 'tier0');
  expect((await owner.post('/account/map-entry/refresh')).json()).toMatchObject({ entry: { cv: null } });
  expect((await owner.putJson('/account/map-entry/cv', { link: card.id })).status).toBe(422);
  service.advance(7 * DAY_MS);
  expect(await ownPath(owner)).toBe(card.path);
  expect((await owner.get('/account/export')).text).toContain(card.path);
});
