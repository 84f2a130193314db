import { DAY_MS } from '@skora/domain';
import { eraseData } from '../../../app/data-owners';
import { postJson, send } from '../../../testing/send';
import { somePicture } from '../../../testing/some-picture';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const LINK = { label: 'Trial in May', audience: 'link', days: 30 };

interface Link {
  id: string;
  path: string | null;
  state: string;
  views: { day: string; count: number }[];
}

async function player(age: number, tierLevel = 'tier1') {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, age, { country: 'GB' }));
  await service.firestore.doc(`users/${one.uid}`).update({ tierLevel });
  await service.firestore.doc(`profiles/${one.uid}`).update({ primaryPosition: 'RW', city: 'Leeds' });
  return one;
}

async function makeLink(owner: TestPlayer, change: object = {}): Promise<Link> {
  const answer = await owner.postJson('/cv/links', { ...LINK, ...change });
  expect(answer.status).toBe(201);
  return answer.json() as Link;
}

const readToken = ({ path }: Pick<Link, 'path'>) => path?.split('/').at(-1) ?? '';
const open = (token: string, below = '') => send(service.origin, { path: `/shared-cvs/${token}${below}` });
const listLinks = async (owner: TestPlayer) =>
  (await owner.get('/cv/links')).json() as { links: Link[]; approval: unknown; limit: number };

test('says the age group and the country it is counted for, that of the account when the profile has none', async () => {
  const owner = await player(14);
  const shown = async () => (await owner.get('/cv/links')).json();
  expect(await shown()).toMatchObject({
    ageGroup: expect.stringMatching(/^U1[3-6]$/),
    ageGroupCountry: 'GB',
  });
  const profile = service.firestore.doc(`profiles/${owner.uid}`);
  await profile.update({ country: '' });
  expect(await shown()).toMatchObject({
    ageGroup: expect.stringMatching(/^U1[3-6]$/),
    ageGroupCountry: 'GB',
  });
  await profile.update({ country: 'PE' });
  expect(await shown()).toMatchObject({
    ageGroup: expect.stringMatching(/^U1\d by year of birth$/),
    ageGroupCountry: 'PE',
  });
});

describe('a link', () => {
  test('opens the CV signed out, shows its audience’s parts only, and its address can be read again', async () => {
    const owner = await player(24);
    const link = await makeLink(owner);
    expect(link).toMatchObject({
      state: 'live',
      path: expect.stringMatching(/^\/cv\/[\w-]{43}$/),
      views: [],
    });
    const shown = (await open(readToken(link))).json() as { cv: { header: object; education: unknown } };
    // Place and school are for coaches by default.
    expect(shown.cv).toMatchObject({ header: { name: 'Mara Fictiva', place: null }, education: null });
    const coach = await makeLink(owner, { audience: 'coach' });
    expect((await open(readToken(coach))).json()).toMatchObject({
      cv: { header: { place: 'Leeds, United Kingdom' } },
    });
    expect((await listLinks(owner)).links.map(({ path }) => path).sort()).toEqual(
      [link.path, coach.path].sort(),
    );
  });

  test('rests in the store as a hash that opens nothing', async () => {
    const owner = await player(24);
    const token = readToken(await makeLink(owner));
    const { docs } = await service.firestore.collection('shareLinks').where('uid', '==', owner.uid).get();
    expect(docs).toHaveLength(1);
    expect(JSON.stringify([docs[0]?.id, docs[0]?.data()])).not.toContain(token);
    expect((await open(docs[0]?.id ?? '')).status).toBe(404);
  });

  test('is gone at once when it is ended, and when its days are over', async () => {
    const owner = await player(24);
    const [ended, over] = [await makeLink(owner), await makeLink(owner, { days: 7 })];
    expect((await owner.delete(`/cv/links/${ended.id}`)).status).toBe(200);
    expect((await owner.delete(`/cv/links/${ended.id}`)).status).toBe(200);
    expect((await open(readToken(ended))).status).toBe(410);
    expect((await open(readToken(ended), '/head')).json()).toMatchObject({ status: 410, noindex: true });
    expect((await open(readToken(over))).status).toBe(200);
    service.advance(7 * DAY_MS);
    expect((await open(readToken(over))).status).toBe(410);
    const { links } = await listLinks(owner);
    expect(links.map(({ state, path }) => [state, path]).sort()).toEqual([
      ['ended', null],
      ['expired', null],
    ]);
  });

  test.each(['a'.repeat(43), 'short', `${'a'.repeat(42)}%2F`, '..%2F..%2Faccount'])(
    'that was never made (%s) is unknown',
    async (token) => {
      expect((await open(token)).status).toBe(404);
      expect((await open(token, '/photo')).status).toBe(404);
      expect((await open(token, '/head')).json()).toMatchObject({ status: 404, noindex: true });
    },
  );

  test('of somebody else cannot be ended', async () => {
    const link = await makeLink(await player(24));
    expect((await (await player(24)).delete(`/cv/links/${link.id}`)).status).toBe(404);
    expect((await open(readToken(link))).status).toBe(200);
  });

  test.each([
    [{ days: 6 }, 400],
    [{ days: 366 }, 400],
    [{ days: 7.5 }, 400],
    [{ audience: 'me' }, 400],
    [{ label: '' }, 400],
    [{ label: 'x'.repeat(61) }, 400],
    [{ label: ' two\nlines' }, 422],
    [{ token: 'mine' }, 400],
  ])('is not made with %j', async (change, status) => {
    const owner = await player(24);
    expect((await owner.postJson('/cv/links', { ...LINK, ...change })).status).toBe(status);
  });

  test('closes with the account', async () => {
    const owner = await player(24);
    const link = await makeLink(owner);
    await service.firestore.doc(`users/${owner.uid}`).update({ status: 'pending-guardian' });
    expect((await open(readToken(link))).status).toBe(410);
    expect((await owner.postJson('/cv/links', LINK)).status).toBe(403);
    expect((await owner.get('/cv/links')).json()).toMatchObject({ status: 'closed' });
  });

  test('opens nothing while a deletion is planned, and no other can be made', async () => {
    const owner = await player(18);
    const link = await makeLink(owner);
    expect((await owner.post('/account/deletion')).status).toBe(200);
    expect((await open(readToken(link))).status).toBe(410);
    expect(await listLinks(owner)).toMatchObject({ status: 'closed' });
    expect((await owner.postJson('/cv/links', LINK)).status).toBe(403);
    expect((await owner.delete('/account/deletion')).status).toBe(200);
    expect((await open(readToken(link))).status).toBe(200);
    expect(await listLinks(owner)).toMatchObject({ status: 'open' });
  });

  test('is part of the export, and goes with the account', async () => {
    const owner = await player(24);
    const link = await makeLink(owner);
    expect((await owner.get('/account/export')).text).toContain('Trial in May');
    const deps = { ...service, bucket: () => service.bucket(), payments: null };
    await eraseData(deps, { uid: owner.uid, email: owner.email, emailVerified: false });
    expect((await open(readToken(link))).status).toBe(404);
  });
});

describe('the plan', () => {
  test.each([
    ['tier0', 1],
    ['tier1', 5],
  ])('%s has room for %i live links, also when all are asked for at once', async (tier, limit) => {
    const owner = await player(24, tier);
    const asked = Array.from({ length: limit + 2 }, () => owner.postJson('/cv/links', LINK));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.json()).toMatchObject({ status: 409, type: 'plan-limit' });
    const { links } = await listLinks(owner);
    await owner.delete(`/cv/links/${links[0]?.id}`);
    expect((await owner.postJson('/cv/links', LINK)).status).toBe(201);
  });

  test('has no more room when two instances of the service are asked at once', async () => {
    const owner = await player(24, 'tier0');
    const other = await startTestApp();
    const answers = await Promise.all(
      [service, other].map(({ origin }) =>
        postJson(origin, '/cv/links', LINK, { authorization: owner.authorization }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await other.close();
  });
});

describe('the head', () => {
  test('has a title of its own; only what an adult made for everybody may be listed', async () => {
    const owner = await player(24);
    const head = async (audience: string) =>
      (await open(readToken(await makeLink(owner, { audience })), '/head')).json();
    expect(await head('link')).toEqual({
      status: 200,
      title: 'Mara Fictiva: football CV',
      description: 'Right winger · Senior',
      noindex: true,
      image: expect.stringMatching(/^\/api\/shared-cvs\/[\w-]{43}\/card\.png\?v=[\da-f]{8}$/),
      facts: expect.arrayContaining([
        { label: 'Position', value: 'Right winger' },
        { label: 'Confirmation', value: 'No numbers yet.' },
      ]),
    });
    expect(await head('public')).toMatchObject({ title: 'A football player: football CV', noindex: false });
  });

  test('has another address for its card once the photo is hidden, so that no copy with it is shown on', async () => {
    const owner = await player(24);
    const token = readToken(await makeLink(owner));
    const image = async () => ((await open(token, '/head')).json() as { image: string }).image;
    const before = await image();
    await service.firestore.doc(`profiles/${owner.uid}/settings/visibility`).set({ fields: { photo: 'me' } });
    expect(await image()).not.toBe(before);
  });
});

describe('views', () => {
  const count = (token: string, headers = {}) =>
    send(service.origin, { method: 'POST', path: `/shared-cvs/${token}/views`, headers });

  test('are counted by day when the page says so, without a trace of who, and never the owner’s own', async () => {
    const owner = await player(24);
    const link = await makeLink(owner);
    const token = readToken(link);
    await open(token);
    await open(token, '/head');
    expect((await listLinks(owner)).links[0]?.views).toEqual([]);
    await count(token);
    await count(token, { authorization: (await player(24)).authorization });
    await count(token, { authorization: 'Bearer a.b.c' });
    await count(token, { authorization: owner.authorization });
    const today = new Date(service.now()).toISOString().slice(0, 10);
    expect((await listLinks(owner)).links[0]?.views).toEqual([{ day: today, count: 3 }]);
    const stored = await service.firestore.collection('shareLinks').where('uid', '==', owner.uid).get();
    expect(Object.keys(stored.docs[0]?.data() ?? {}).sort()).toEqual(
      'audience createdAt expiresAt label linkId revokedAt uid views'.split(' '),
    );
    expect((await count('a'.repeat(43))).status).toBe(404);
  });
});

describe('the picture', () => {
  test('is shown as far as the player shows it', async () => {
    const owner = await player(24);
    const token = readToken(await makeLink(owner));
    expect((await open(token, '/photo')).status).toBe(404);
    const file = service.bucket().file(`profilePictures/${owner.uid}`);
    await file.save(await somePicture(), { contentType: 'image/jpeg', resumable: false });
    const shown = await open(token, '/photo');
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await open(token)).json()).toMatchObject({ cv: { header: { photo: true } } });
    await service.firestore.doc(`profiles/${owner.uid}/settings/visibility`).set({ fields: { photo: 'me' } });
    expect((await open(token, '/photo')).status).toBe(404);
    expect((await open(token)).json()).toMatchObject({ cv: { header: { photo: false } } });
  });
});
