import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { clipPlayers } from '../../../testing/clip-players';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
  players = clipPlayers(service);
});
afterAll(() => service.close());

const setTier = ({ uid }: TestPlayer, tierLevel: string) =>
  service.firestore.doc(`users/${uid}`).update({ tierLevel });
const get = (path: string) => send(service.origin, { path });
const NAMES = ['First', 'Second', 'Third', 'Fourth'];

/** Four public clips, the newest first, as files. */
async function withClips(): Promise<TestPlayer> {
  const owner = await testPlayer(service);
  await owner.postJson('/account/registration', registration(service, 24));
  await setTier(owner, 'tier1');
  for (const [slot, title] of NAMES.entries()) {
    const createdAt = Timestamp.fromMillis(1_000_000 - slot);
    await service
      .bucket()
      .file(`clips/${owner.uid}/${slot}`)
      .save('video', { resumable: false, contentType: 'video/mp4' });
    expect(await players.publish(owner, slot, { title, createdAt })).toBe(true);
  }
  return owner;
}

async function shownIn(owner: TestPlayer): Promise<string[]> {
  const listed = await service.firestore.collection('publicClips').where('uid', '==', owner.uid).get();
  const ids = new Set(listed.docs.map(({ id }) => id));
  const { clips } = await players.gallery();
  return clips
    .filter(({ id }) => ids.has(id))
    .map(({ title }) => title)
    .sort();
}

test('above the number of the plan the last clips of the reel leave the gallery, and come back at their address', async () => {
  const owner = await withClips();
  const { clips } = await players.gallery();
  const third = clips.find(({ title }) => title === 'Third')?.id ?? '';
  expect((await get(`/clips/${third}/video`)).status).toBe(200);
  await setTier(owner, 'tier0');
  expect(await shownIn(owner)).toEqual(['First', 'Second']);
  for (const below of ['', '/video', '/poster', '/card.png']) {
    expect([below, (await get(`/clips/${third}${below}`)).status]).toEqual([below, 404]);
  }
  expect((await get(`/clips/${third}/head`)).json()).toMatchObject({ status: 404 });
  // A change of its words while it sleeps does not end its address.
  await players.clipRef(owner, 2).update({ title: 'Third again' });
  expect((await players.sync(owner, 2)).json()).toEqual({ listed: false });
  await setTier(owner, 'tier1');
  expect((await get(`/clips/${third}`)).json()).toMatchObject({ title: 'Third again' });
  expect(await shownIn(owner)).toHaveLength(4);
});

test('a clip wakes when one before it is private or gone, and the player’s order decides', async () => {
  const owner = await withClips();
  await setTier(owner, 'tier0');
  await players.clipRef(owner, 0).update({ visibility: 'me' });
  expect(await shownIn(owner)).toEqual(['Second', 'Third']);
  await players.clipRef(owner, 1).delete();
  expect(await shownIn(owner)).toEqual(['Fourth', 'Third']);
  await players.clipRef(owner, 0).update({ visibility: 'link', order: 0 });
  await players.clipRef(owner, 3).update({ order: 1 });
  expect(await shownIn(owner)).toEqual(['Fourth']);
});

test('behind a link a sleeping clip is not in the reel, and its file and picture are not there', async () => {
  const owner = await withClips();
  const made = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
  const shared = `/shared-cvs/${(made.json() as { path: string }).path.split('/').at(-1)}`;
  const reel = async () =>
    ((await get(shared)).json() as { cv: { clips: { title: string }[] } }).cv.clips.map(({ title }) => title);
  expect(await reel()).toEqual(NAMES);
  await setTier(owner, 'tier0');
  expect(await reel()).toEqual(['First', 'Second']);
  const files = [0, 1, 2, 3].map(async (slot) => (await get(`${shared}/clips/${slot}`)).status);
  expect(await Promise.all(files)).toEqual([200, 200, 404, 404]);
  expect((await get(`${shared}/clips/2/poster`)).status).toBe(404);
});

test('a page of the gallery on which everything sleeps is followed by the next one', async () => {
  const owner = await players.player({ tierLevel: 'tier2' });
  for (let slot = 0; slot < 14; slot += 1) {
    service.advance(1000);
    const createdAt = Timestamp.fromMillis(1_000_000 - slot);
    await players.publish(owner, slot, { title: `Clip ${slot}`, createdAt });
  }
  expect(await players.titles()).toHaveLength(12);
  await setTier(owner, 'tier0');
  expect((await players.titles()).slice(0, 2)).toEqual(['Clip 1', 'Clip 0']);
});
