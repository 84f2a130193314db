import { clipPlayers } from '../../../testing/clip-players';
import { readPngSize } from '../../../testing/read-png-size';
import { send } from '../../../testing/send';
import { somePicture } from '../../../testing/some-picture';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-clip-page');
  players = clipPlayers(service);
});
afterAll(() => service.close());

const get = (path: string) => send(service.origin, { path });

async function listed(changes: object) {
  const owner = await players.player();
  await players.publish(owner, 0, { opponent: 'Northfield Rovers', seconds: 6.2, ...changes });
  const [clip] = (await players.gallery()).clips;
  return { owner, path: `/clips/${clip?.id}`, id: clip?.id };
}

test('a clip has a page of its own that search engines do not list unless its player says so', async () => {
  const { path, id, owner } = await listed({ title: 'Low save' });
  expect((await get(path)).json()).toMatchObject({ id, title: 'Low save', player: 'Mara F.' });
  const head = (await get(`${path}/head`)).json();
  expect(head).toEqual({
    status: 200,
    title: 'Low save, a clip of Mara F.',
    description: 'Pass by Mara F., central midfielder, left foot, against Northfield Rovers.',
    image: `/api/clips/${id}/card.png`,
    noindex: true,
  });
  expect(JSON.stringify(head)).not.toContain(owner.uid);
});

test('with the word of its player it is listed as a video', async () => {
  const { path, id } = await listed({ title: 'Low save', searchable: true });
  expect((await get(`${path}/head`)).json()).toMatchObject({
    noindex: false,
    jsonLd: [
      {
        '@type': 'VideoObject',
        name: 'Low save',
        thumbnailUrl: `/api/clips/${id}/card.png`,
        uploadDate: '1970-01-01T00:00:00.000Z',
        url: `/clips/${id}`,
        contentUrl: `/api/clips/${id}/video`,
        duration: 'PT6S',
      },
    ],
  });
});

test('a link has no file of ours, and no length nobody knows', async () => {
  const link = { source: 'youtube', videoId: 'abc-def_ghi', seconds: null, searchable: true };
  const { path } = await listed(link);
  const { jsonLd } = (await get(`${path}/head`)).json() as { jsonLd: object[] };
  expect(Object.keys(jsonLd[0] ?? {})).not.toEqual(expect.arrayContaining(['contentUrl']));
  expect(Object.keys(jsonLd[0] ?? {})).not.toContain('duration');
});

test('its card is drawn from words', async () => {
  const { path } = await listed({ title: 'A title long enough for two lines of the card, and then some' });
  const answer = await fetch(`${service.origin}${path}/card.png`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(readPngSize(Buffer.from(await answer.arrayBuffer()))).toEqual([1200, 630]);
});

describe('what search engines may list of a clip', () => {
  async function withFiles(changes: object = {}) {
    const { owner, path } = await listed(changes);
    const video = { contentType: 'video/mp4', resumable: false };
    await service.bucket().file(`clips/${owner.uid}/0`).save(Buffer.alloc(20), video);
    const headers = { authorization: owner.authorization, 'content-type': 'image/jpeg' };
    const poster = { method: 'PUT', path: '/account/clips/0/poster', headers, body: await somePicture() };
    expect((await send(service.origin, poster)).status).toBe(200);
    return { owner, path };
  }

  async function rules(paths: readonly string[]) {
    const answers = await Promise.all(paths.map(get));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    return answers.map(({ headers }) => headers['x-robots-tag']);
  }

  const files = (path: string) => [`${path}/card.png`, `${path}/poster`, `${path}/video`];

  test('its files only with the word of its player, who may take it back', async () => {
    const { owner, path } = await withFiles();
    expect(await rules(files(path))).toEqual(['noindex', 'noindex', 'noindex']);
    await players.clipRef(owner, 0).update({ searchable: true });
    expect(await rules(files(path))).toEqual(['all', 'all', 'all']);
  });

  test('never the answers that its page and the gallery are made of', async () => {
    const { path } = await withFiles({ searchable: true });
    expect(await rules([path, `${path}/head`, '/clips'])).toEqual(['noindex', 'noindex', 'noindex']);
  });

  test('nothing of the same clip behind a link to the CV of its player', async () => {
    const { owner } = await withFiles({ searchable: true });
    const made = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
    const token = (made.json() as { path: string }).path.split('/').at(-1);
    const clip = `/shared-cvs/${token}/clips/0`;
    expect(await rules([clip, `${clip}/poster`])).toEqual(['noindex', 'noindex']);
  });
});

test('all of it is gone as soon as the clip is taken back', async () => {
  const { owner, path } = await listed({ searchable: true });
  await players.clipRef(owner, 0).update({ visibility: 'link' });
  expect((await get(path)).status).toBe(404);
  expect((await get(`${path}/card.png`)).status).toBe(404);
  expect((await get(`${path}/head`)).json()).toMatchObject({ status: 404, noindex: true });
  expect((await get('/clips/unknown/head')).json()).toMatchObject({ status: 404 });
});
