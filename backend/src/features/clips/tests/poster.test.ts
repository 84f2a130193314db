import { eraseData, exportData } from '../../../app/data-owners';
import { decideClip } from '../store/decide-clip';
import { clipPlayers } from '../../../testing/clip-players';
import { somePicture } from '../../../testing/some-picture';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import type { TestPlayer } from '../../../testing/test-player';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-clip-posters');
  players = clipPlayers(service);
});
afterAll(() => service.close());

async function setPoster(owner: TestPlayer, slot: number | string, body?: Buffer, type = 'image/jpeg') {
  const headers = { authorization: owner.authorization, 'content-type': type };
  const path = `/account/clips/${slot}/poster`;
  return send(service.origin, { method: 'PUT', path, headers, body: body ?? (await somePicture()) });
}

const look = async (path: string) => (await send(service.origin, { path })).status;
const stored = async ({ uid }: TestPlayer) => {
  const [files] = await service.bucket().getFiles({ prefix: `clips/${uid}/` });
  return files.map(({ name }) => name);
};
const listed = async (title: string) => (await players.gallery()).clips.find((clip) => clip.title === title);

/** A public clip with a picture, and a link to its player's CV. */
async function withPoster(title: string) {
  const owner = await players.player();
  await players.publish(owner, 0, { title });
  const set = await setPoster(owner, 0);
  const made = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
  const cv = `/shared-cvs/${(made.json() as { path: string }).path.split('/').at(-1)}/clips/0/poster`;
  const address = (await listed(title))?.poster ?? '';
  const seen = async () => [await look(address), await look(cv)];
  return { owner, set, address, seen };
}

test('a picture is shown in the gallery and behind a link, as a file of its own', async () => {
  const { owner, set, address, seen } = await withPoster('With a picture');
  const { poster } = set.json() as { poster: string };
  expect(set.status).toBe(200);
  expect(address).toMatch(new RegExp(`^/clips/[^/]+/poster\\?v=${poster}$`));
  expect(address).not.toContain(owner.uid);
  const answer = await send(service.origin, { path: address });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
  });
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await send(service.origin, { path: address, headers: known })).status).toBe(304);
  expect(await seen()).toEqual([200, 200]);
  expect(await stored(owner)).toEqual([`clips/${owner.uid}/0/${poster}`]);
});

test('another picture replaces it; the one before is gone', async () => {
  const { owner, address } = await withPoster('With another picture');
  const { poster } = (await setPoster(owner, 0)).json() as { poster: string };
  expect((await listed('With another picture'))?.poster).toContain(poster);
  expect(address).not.toContain(poster);
  expect(await stored(owner)).toEqual([`clips/${owner.uid}/0/${poster}`]);
});

describe('nobody sees the picture', () => {
  test.each([
    ['of a clip that is only mine, anywhere', { visibility: 'me' }, 404],
    ['of a clip for links, in the gallery', { visibility: 'link' }, 200],
    ['of people who have not agreed, in the gallery', { othersAgreed: false }, 200],
  ])('%s', async (title, change, behindLink) => {
    const { owner, seen } = await withPoster(title);
    await players.clipRef(owner, 0).update(change);
    expect(await seen()).toEqual([404, behindLink]);
  });

  test.each([['suspended'], ['pending-guardian']])('of an account that is %s', async (status) => {
    const { owner, seen } = await withPoster(`Picture of one ${status}`);
    await service.firestore.doc(`users/${owner.uid}`).update({ status });
    expect(await seen()).toEqual([404, 410]);
    expect((await setPoster(owner, 0)).status).toBe(403);
  });

  test('of a clip that is hidden, nor of another clip in its slot', async () => {
    const { owner, seen } = await withPoster('Hidden');
    await decideClip(service, { clip: `${owner.uid}_0`, decision: 'hide', reason: 'No.' });
    expect(await seen()).toEqual([404, 404]);
    expect((await setPoster(owner, 0)).status).toBe(200);
    expect(await seen()).toEqual([404, 404]);
    await players.clipRef(owner, 0).delete();
    await players.publish(owner, 0, { title: 'Another one in its slot' });
    expect((await listed('Another one in its slot'))?.poster ?? null).toBeNull();
  });
});

test('a picture changed after somebody has looked waits for another look', async () => {
  const { owner, seen } = await withPoster('Looked at');
  const decide = () =>
    decideClip(service, { clip: `${owner.uid}_0`, decision: 'restore', reason: 'It is fine.' });
  await decide();
  expect(await seen()).toEqual([200, 200]);
  service.advance(1000);
  await setPoster(owner, 0);
  expect(await listed('Looked at')).toBeUndefined();
  expect(await seen()).toEqual([404, 404]);
  await decide();
  const shown = await listed('Looked at');
  expect(await look(shown?.poster ?? '')).toBe(200);
});

test('a picture goes to a clip of one’s own that is a file, and nowhere else', async () => {
  const owner = await players.player();
  expect((await setPoster(owner, 0)).status).toBe(404);
  await players.publish(owner, 1, { source: 'youtube', videoId: 'abc-def_ghi' });
  expect((await setPoster(owner, 1)).status).toBe(404);
  const other = await players.player();
  await players.publish(other, 0, { title: 'Of somebody else' });
  for (const path of ['30', '-1', '..%2F..%2Fprofiles', `..%2F${other.uid}%2F0`, `${other.uid}_0`]) {
    expect((await setPoster(owner, path)).status).toBe(400);
  }
  expect((await listed('Of somebody else'))?.poster).toBeNull();
  expect(await stored(owner)).toEqual([]);
  const path = '/account/clips/0/poster';
  const headers = { 'content-type': 'image/jpeg' };
  const unknown = await send(service.origin, { method: 'PUT', path, headers, body: await somePicture() });
  expect(unknown.status).toBe(401);
});

test('what is no picture is refused, and the picture before stays', async () => {
  const { owner, address, seen } = await withPoster('With one picture');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await setPoster(owner, 0, svg)).status).toBe(422);
  expect((await setPoster(owner, 0, Buffer.alloc(0))).status).toBe(422);
  expect((await setPoster(owner, 0, svg, 'image/svg+xml')).status).toBe(415);
  expect((await setPoster(owner, 0, Buffer.from('{}'), 'application/json')).status).toBe(415);
  expect((await setPoster(owner, 0, Buffer.alloc(500_001, 0xff))).status).toBe(413);
  expect((await listed('With one picture'))?.poster).toBe(address);
  expect(await seen()).toEqual([200, 200]);
});

test('the export names the picture; deletion removes it', async () => {
  const { owner, seen } = await withPoster('To be exported');
  const deps = { ...service, payments: null };
  const subject = { uid: owner.uid, email: null, emailVerified: false };
  expect(await exportData(deps, subject)).toMatchObject({
    clipFiles: { files: [{ name: (await stored(owner))[0], contentType: 'image/jpeg' }] },
  });
  await eraseData(deps, subject);
  expect(await stored(owner)).toEqual([]);
  expect((await seen())[0]).toBe(404);
});

test('a slot that is opened for another file forgets the picture of an upload that was given up', async () => {
  const { owner } = await withPoster('Given up');
  await players.clipRef(owner, 0).delete();
  await owner.postJson('/account/clips/0/upload', { bytes: 1000, contentType: 'video/mp4' });
  expect(await stored(owner)).toEqual([`clips/${owner.uid}/0`]);
});

test('the preview card and the head of a listed clip carry the picture', async () => {
  const { owner, address } = await withPoster('With a card');
  const [, , id] = address.split('/');
  const size = async () => (await send(service.origin, { path: `/clips/${id}/card.png` })).text.length;
  const withPicture = await size();
  await players.clipRef(owner, 0).update({ searchable: true });
  const head = await send(service.origin, { path: `/clips/${id}/head` });
  expect(head.json()).toMatchObject({
    image: `/api/clips/${id}/card.png`,
    jsonLd: [{ thumbnailUrl: `/api${address}` }],
  });
  await service.bucket().deleteFiles({ prefix: `clips/${owner.uid}/0/`, force: true });
  expect(await look(address)).toBe(404);
  expect(await size()).toBeLessThan(withPicture);
});
