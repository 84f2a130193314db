import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { CLIP } from '../../../testing/clip-players';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
});
afterAll(() => service.close());

interface Link {
  id: string;
  path: string | null;
  state: string;
}

const setTier = ({ uid }: TestPlayer, tierLevel: string) =>
  service.firestore.doc(`users/${uid}`).update({ tierLevel });

async function player(tierLevel = 'tier1') {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, 24));
  await setTier(one, tierLevel);
  return one;
}

async function makeLink(owner: TestPlayer, change: object = {}): Promise<Link> {
  const body = { label: 'Trial in May', audience: 'link', days: 30, ...change };
  const answer = await owner.postJson('/cv/links', body);
  expect(answer.status).toBe(201);
  // The next one is newer.
  service.advance(1000);
  return answer.json() as Link;
}

const tokenOf = ({ path }: Link) => path?.split('/').at(-1) ?? '';
const open = async (link: Link, below = '') =>
  send(service.origin, { path: `/shared-cvs/${tokenOf(link)}${below}` });
const opens = (links: readonly Link[]) => Promise.all(links.map(async (link) => (await open(link)).status));
/** An answer without the id of its request. */
const said = ({ text }: { text: string }) => text.replace(/"requestId":"[^"]*"/, '');
const listLinks = async (owner: TestPlayer) =>
  ((await owner.get('/cv/links')).json() as { links: Link[] }).links.map(({ id, state, path }) => ({
    ...{ id, state, path },
  }));

test('above the number of the plan the oldest links sleep, and wake with the plan', async () => {
  const owner = await player();
  const links = [await makeLink(owner), await makeLink(owner), await makeLink(owner)];
  expect(await opens(links)).toEqual([200, 200, 200]);
  await setTier(owner, 'tier0');
  expect(await opens(links)).toEqual([410, 410, 200]);
  expect(await listLinks(owner)).toMatchObject([
    { id: links[2]?.id, state: 'live', path: links[2]?.path },
    { id: links[1]?.id, state: 'asleep', path: null },
    { id: links[0]?.id, state: 'asleep', path: null },
  ]);
  await setTier(owner, 'tier1');
  expect(await opens(links)).toEqual([200, 200, 200]);
});

test('a link wakes when a newer one is ended or over; a sleeping one can be ended, and leaves no room', async () => {
  const owner = await player();
  const [oldest, middle, newest] = [
    await makeLink(owner),
    await makeLink(owner),
    await makeLink(owner, { days: 7 }),
  ];
  await setTier(owner, 'tier0');
  const full = await owner.postJson('/cv/links', { label: 'One more', audience: 'link', days: 30 });
  expect(full.json()).toMatchObject({ status: 409, type: 'plan-limit' });
  service.advance(7 * DAY_MS);
  expect(await opens([oldest, middle, newest])).toEqual([410, 200, 410]);
  await owner.delete(`/cv/links/${middle.id}`);
  expect(await opens([oldest, middle])).toEqual([200, 410]);
  await setTier(owner, 'tier1');
  const next = await makeLink(owner);
  await setTier(owner, 'tier0');
  await owner.delete(`/cv/links/${oldest.id}`);
  expect((await listLinks(owner)).map(({ state }) => state)).toEqual(['live', 'expired', 'ended', 'ended']);
  expect(await opens([next])).toEqual([200]);
});

test('a stranger reads the same about a sleeping link as about one that is over, in every part of it', async () => {
  const owner = await player();
  const [asleep, over] = [await makeLink(owner), await makeLink(owner)];
  await makeLink(owner);
  const { firestore, bucket } = service;
  await firestore.doc(`profiles/${owner.uid}/clips/0`).set({ ...CLIP, visibility: 'link' });
  await bucket().file(`clips/${owner.uid}/0`).save('video', { resumable: false, contentType: 'video/mp4' });
  expect((await open(asleep, '/clips/0')).status).toBe(200);
  await owner.delete(`/cv/links/${over.id}`);
  await setTier(owner, 'tier0');
  for (const below of ['', '/head', '/card.png', '/photo', '/clips/0', '/clips/0/poster']) {
    const [one, other] = [await open(asleep, below), await open(over, below)];
    expect([below, one.status, said(one)]).toEqual([below, other.status, said(other)]);
  }
  expect((await open(asleep, '/head')).json()).toMatchObject({ status: 410 });
  const count = { method: 'POST', path: `/shared-cvs/${tokenOf(asleep)}/views` };
  expect((await send(service.origin, count)).status).toBe(410);
  expect((await owner.get(`/cv/pdf?link=${asleep.id}`)).status).toBe(410);
});

test('a card of the player map drops a link that sleeps, and has it again when it wakes', async () => {
  const owner = await player();
  const link = await makeLink(owner, { audience: 'public' });
  await makeLink(owner);
  await owner.postJson('/account/map-entry', { country: 'PT', city: 'Lisbon' });
  const choose = () => owner.putJson('/account/map-entry/cv', { link: link.id });
  expect((await choose()).json()).toMatchObject({ entry: { cv: { path: link.path } } });
  const refresh = async () => {
    const answer = await owner.post('/account/map-entry/refresh');
    return (answer.json() as { entry: { cv: { path: string } | null } }).entry.cv?.path ?? null;
  };
  await setTier(owner, 'tier0');
  expect(await refresh()).toBeNull();
  expect((await choose()).status).toBe(422);
  expect(await refresh()).toBeNull();
  await setTier(owner, 'tier1');
  expect(await refresh()).toBe(link.path);
});
