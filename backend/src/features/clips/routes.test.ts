import { Timestamp } from 'firebase-admin/firestore';
import { eraseData, exportData } from '../../data-owners';
import { clipsOwner } from '../../data-owners/clips';
import { send } from '../../testing/send';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import { testPlayer } from '../../testing/test-player';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-clips');
});
afterAll(() => service.close());

interface Account {
  tierLevel?: string;
  status?: string;
  dateOfBirth?: string;
}

async function player({ tierLevel = 'tier0', status = 'active', dateOfBirth = '1998-04-12' }: Account = {}) {
  const someone = await testPlayer(service);
  const { firestore } = service;
  await firestore.doc(`users/${someone.uid}`).set({ tierLevel, status });
  await firestore.doc(`privateAccounts/${someone.uid}`).set({ dateOfBirth });
  await firestore.doc(`profiles/${someone.uid}`).set({ displayName: 'Mara Fictiva' });
  return someone;
}

type Player = Awaited<ReturnType<typeof player>>;

const at = Timestamp.fromMillis(0);
const clip = {
  source: 'upload',
  title: 'Left-footed switch',
  action: 'pass',
  foot: 'left',
  position: 'CM',
  visibility: 'public',
  othersAgreed: true,
  captions: '',
  schemaVersion: 1,
  createdAt: at,
  updatedAt: at,
};

const clipOf = ({ uid }: Player, slot: number) => service.firestore.doc(`profiles/${uid}/clips/${slot}`);

function sync({ authorization }: Player, slot: number) {
  const message = { method: 'PUT', path: `/account/clips/${slot}/listing`, headers: { authorization } };
  return send(service.origin, message);
}

async function publish(owner: Player, slot: number, changes: object = {}): Promise<boolean> {
  await clipOf(owner, slot).set({ ...clip, ...changes });
  return ((await sync(owner, slot)).json() as { listed: boolean }).listed;
}

interface Page {
  clips: { id: string; title: string; address: string; player: string }[];
  next: string | null;
}

async function gallery(query = ''): Promise<Page> {
  const answer = await send(service.origin, { path: `/clips${query}` });
  expect(answer.status).toBe(200);
  return answer.json() as Page;
}

const titles = async (query = '') => (await gallery(query)).clips.map(({ title }) => title);

describe('a slot for a file', () => {
  const open = (owner: Player, slot: number | string, bytes = 1000, contentType = 'video/mp4') =>
    owner.postJson(`/account/clips/${slot}/upload`, { bytes, contentType });

  test('is opened within the plan, with its size and two hours', async () => {
    const owner = await player();
    const answer = await open(owner, 1, 50_000_000);
    expect(answer.status).toBe(200);
    const path = `clips/${owner.uid}/1`;
    expect(answer.json()).toMatchObject({ path, maxBytes: 50_000_000 });
    const [metadata] = await service.bucket().file(path).getMetadata();
    expect(metadata).toMatchObject({
      contentType: 'application/x-skora-upload',
      metadata: { maxBytes: '50000000' },
    });
    expect(Number(metadata.metadata?.until) - service.now()).toBeGreaterThan(7_000_000);
    expect((await open(owner, 1)).status).toBe(200);
  });

  test.each([
    ['tier0', 2, 50],
    ['tier1', 6, 100],
    ['tier2', 15, 200],
    ['tier3', 30, 200],
  ])('%s: %i clips of %i MB', async (tierLevel, clips, megabytes) => {
    const owner = await player({ tierLevel });
    expect((await open(owner, clips - 1, megabytes * 1_000_000)).status).toBe(200);
    expect((await open(owner, clips - 1, megabytes * 1_000_000 + 1)).status).toBe(422);
    expect((await open(owner, clips)).status).toBe(clips === 30 ? 400 : 403);
  });

  test('is refused to others than players with an open account, for other types, and where a clip is', async () => {
    const owner = await player();
    await clipOf(owner, 0).set(clip);
    expect((await open(owner, 0)).status).toBe(409);
    expect((await open(owner, 1, 1000, 'video/x-msvideo')).status).toBe(400);
    expect((await open(owner, 'x')).status).toBe(400);
    expect((await open(owner, 1, 0)).status).toBe(400);
    expect((await open(await player({ status: 'pending-guardian' }), 0)).status).toBe(403);
    expect((await open(await testPlayerWithoutAccount(), 0)).status).toBe(403);
    expect((await send(service.origin, { method: 'PUT', path: '/account/clips/0/listing' })).status).toBe(
      401,
    );
  });

  const testPlayerWithoutAccount = () => testPlayer(service);
});

describe('the gallery', () => {
  test('shows a public clip with first name and initial, and no trace of the account', async () => {
    const owner = await player();
    expect(await publish(owner, 0, { title: 'Shown', trimStart: 2, trimEnd: 9 })).toBe(true);
    const shown = (await gallery()).clips.find(({ title }) => title === 'Shown');
    expect(shown).toMatchObject({
      player: 'Mara F.',
      address: `/clips/${shown?.id}/video`,
      trim: { start: 2, end: 9 },
      minute: null,
    });
    expect(JSON.stringify(shown)).not.toContain(owner.uid);
  });

  test('leads elsewhere for a link', async () => {
    const owner = await player();
    await publish(owner, 0, { title: 'Elsewhere', source: 'youtube', videoId: 'abc-def_ghi' });
    const [shown] = (await gallery()).clips;
    expect(shown).toMatchObject({
      title: 'Elsewhere',
      address: 'https://www.youtube.com/watch?v=abc-def_ghi',
    });
    const video = await send(service.origin, { path: `/clips/${shown?.id}/video` });
    expect(video.status).toBe(404);
  });

  test.each([
    ['only its player may see it', {}, { visibility: 'me' }],
    ['only links lead to it', {}, { visibility: 'link' }],
    ['the others have not agreed', {}, { othersAgreed: false }],
    ['its player is 17', { dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` }, {}],
    ['the account is not open', { status: 'pending-guardian' }, {}],
  ])('does not list a clip when %s', async (_why, account, changes) => {
    const owner = await player(account);
    expect(await publish(owner, 0, { ...changes, title: 'Hidden' })).toBe(false);
    expect(await titles()).not.toContain('Hidden');
  });

  test('a clip taken back is gone at once, before the gallery is told', async () => {
    const owner = await player();
    await publish(owner, 0, { title: 'Taken back' });
    await clipOf(owner, 0).update({ visibility: 'link' });
    expect(await titles()).not.toContain('Taken back');
    await clipOf(owner, 0).update({ visibility: 'public' });
    await service.firestore.doc(`users/${owner.uid}`).update({ status: 'disabled' });
    expect(await titles()).not.toContain('Taken back');
    await clipOf(owner, 0).delete();
    expect((await sync(owner, 0)).json()).toEqual({ listed: false });
  });

  test('is narrowed by position, action and foot, and follows a changed label', async () => {
    const owner = await player();
    await publish(owner, 0, { title: 'Save', action: 'save', position: 'GK', foot: 'none' });
    expect(await titles('?position=GK&action=save&foot=none')).toEqual(['Save']);
    expect(await titles('?position=GK&action=goal')).toEqual([]);
    await publish(owner, 0, { title: 'Save', action: 'claim', position: 'GK', foot: 'none' });
    expect(await titles('?position=GK&action=save')).toEqual([]);
    expect(await titles('?position=GK&action=claim')).toEqual(['Save']);
    for (const query of ['?position=XX', '?sort=views', '?cursor=x']) {
      expect((await send(service.origin, { path: `/clips${query}` })).status).toBe(400);
    }
  });

  test('comes in pages of twelve, newest first, each clip once', async () => {
    const owner = await player({ tierLevel: 'tier4' });
    for (let slot = 0; slot < 14; slot += 1) {
      service.advance(1000);
      await publish(owner, slot, { title: `Tackle ${slot}`, action: 'tackle' });
    }
    const first = await gallery('?action=tackle');
    expect(first.clips.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_clip, index) => `Tackle ${13 - index}`),
    );
    const second = await gallery(`?action=tackle&cursor=${first.next}`);
    expect(second.clips.map(({ title }) => title)).toEqual(['Tackle 1', 'Tackle 0']);
    expect(second.next).toBeNull();
  });
});

describe('the file of a public clip', () => {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_byte, index) => 65 + (index % 26)));

  async function withFile(contentType = 'video/mp4') {
    const owner = await player();
    await publish(owner, 0, { action: 'header' });
    const path = `clips/${owner.uid}/0`;
    await service.bucket().file(path).save(bytes, { contentType, resumable: false });
    const listed = (await gallery('?action=header')).clips[0];
    return { owner, path: listed?.address ?? '' };
  }

  test('comes whole or in parts', async () => {
    const { path } = await withFile();
    const whole = await send(service.origin, { path });
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '1000',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.text).toBe(bytes.toString());
    const part = await send(service.origin, { path, headers: { range: 'bytes=26-51' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 26-51/1000');
    expect(part.text).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const beyond = await send(service.origin, { path, headers: { range: 'bytes=1000-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */1000');
  });

  test('is no more to be had once the clip is private', async () => {
    const { owner, path } = await withFile();
    await clipOf(owner, 0).update({ visibility: 'me' });
    expect((await send(service.origin, { path })).status).toBe(404);
  });

  test('is nothing but a video: tickets, missing files and made-up ids are not found', async () => {
    const { path } = await withFile('text/html');
    expect((await send(service.origin, { path })).status).toBe(404);
    const owner = await player();
    await publish(owner, 0, { action: 'cross' });
    const [missing] = (await gallery('?action=cross')).clips;
    for (const address of [missing?.address ?? '', '/clips/unknown/video', '/clips/..%2Fusers%2Fx/video']) {
      expect((await send(service.origin, { path: address })).status).toBe(404);
    }
  });
});

test('the export names the files and the places in the gallery; deletion removes both', async () => {
  const owner = await player();
  await publish(owner, 0, { title: 'Mine' });
  await service
    .bucket()
    .file(`clips/${owner.uid}/0`)
    .save('video', { contentType: 'video/mp4', resumable: false });
  const deps = { ...service, payments: null };
  const subject = { uid: owner.uid, email: null, emailVerified: false };
  expect(await exportData(deps, subject)).toMatchObject({
    clipFiles: {
      files: [{ name: `clips/${owner.uid}/0`, contentType: 'video/mp4', bytes: 5 }],
      inGallery: [{ slot: 0 }],
    },
    profile: { clips: { 0: { title: 'Mine' } } },
  });
  await eraseData(deps, subject);
  expect(await titles()).not.toContain('Mine');
  expect(await clipsOwner.export(deps, subject)).toBeNull();
});
