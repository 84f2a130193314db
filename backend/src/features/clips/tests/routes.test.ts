import { Timestamp } from 'firebase-admin/firestore';
import { CLIP, clipPlayers } from '../../../testing/clip-players';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-clips');
  players = clipPlayers(service);
});
afterAll(() => service.close());

describe('the gallery', () => {
  test('shows a public clip with first name and initial, and no trace of the account', async () => {
    const owner = await players.player();
    expect(await players.publish(owner, 0, { title: 'Shown', trimStart: 2, trimEnd: 9 })).toBe(true);
    const shown = (await players.gallery()).clips.find(({ title }) => title === 'Shown');
    expect(shown).toMatchObject({
      player: 'Mara F.',
      address: `/clips/${shown?.id}/video`,
      trim: { start: 2, end: 9 },
      minute: null,
    });
    expect(JSON.stringify(shown)).not.toContain(owner.uid);
  });

  test('leads elsewhere for a link', async () => {
    const owner = await players.player();
    await players.publish(owner, 0, { title: 'Elsewhere', source: 'youtube', videoId: 'abc-def_ghi' });
    const [shown] = (await players.gallery()).clips;
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
    const owner = await players.player(account);
    expect(await players.publish(owner, 0, { ...changes, title: 'Hidden' })).toBe(false);
    expect(await players.titles()).not.toContain('Hidden');
  });

  test('a clip taken back is gone at once, before the gallery is told', async () => {
    const owner = await players.player();
    await players.publish(owner, 0, { title: 'Taken back' });
    await players.clipRef(owner, 0).update({ visibility: 'link' });
    expect(await players.titles()).not.toContain('Taken back');
    await players.clipRef(owner, 0).update({ visibility: 'public' });
    await service.firestore.doc(`users/${owner.uid}`).update({ status: 'disabled' });
    expect(await players.titles()).not.toContain('Taken back');
    await players.clipRef(owner, 0).delete();
    expect((await players.sync(owner, 0)).json()).toEqual({ listed: false });
  });

  test('another clip that takes the slot is not shown in its place', async () => {
    const owner = await players.player();
    await players.publish(owner, 0, { title: 'First' });
    await players.clipRef(owner, 0).set({ ...CLIP, title: 'Second', createdAt: Timestamp.fromMillis(1000) });
    expect(await players.titles()).not.toContain('Second');
    expect((await players.sync(owner, 0)).json()).toEqual({ listed: true });
    expect(await players.titles()).toContain('Second');
  });

  test('is narrowed by position, action and foot, and follows a changed label', async () => {
    const owner = await players.player();
    await players.publish(owner, 0, { title: 'Save', action: 'save', position: 'GK', foot: 'none' });
    expect(await players.titles('?position=GK&action=save&foot=none')).toEqual(['Save']);
    expect(await players.titles('?position=GK&action=goal')).toEqual([]);
    await players.publish(owner, 0, { title: 'Save', action: 'claim', position: 'GK', foot: 'none' });
    expect(await players.titles('?position=GK&action=save')).toEqual([]);
    expect(await players.titles('?position=GK&action=claim')).toEqual(['Save']);
    for (const query of ['?position=XX', '?sort=views', '?cursor=x']) {
      expect((await send(service.origin, { path: `/clips${query}` })).status).toBe(400);
    }
  });

  test('comes in pages of twelve, newest first, each clip once', async () => {
    const owner = await players.player({ tierLevel: 'tier4' });
    for (let slot = 0; slot < 14; slot += 1) {
      service.advance(1000);
      await players.publish(owner, slot, { title: `Tackle ${slot}`, action: 'tackle' });
    }
    const first = await players.gallery('?action=tackle');
    expect(first.clips.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_clip, index) => `Tackle ${13 - index}`),
    );
    const second = await players.gallery(`?action=tackle&cursor=${first.next}`);
    expect(second.clips.map(({ title }) => title)).toEqual(['Tackle 1', 'Tackle 0']);
    expect(second.next).toBeNull();
  });
});

describe('the file of a public clip', () => {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_byte, index) => 65 + (index % 26)));

  async function withFile(contentType = 'video/mp4') {
    const owner = await players.player();
    await players.publish(owner, 0, { action: 'header' });
    const path = `clips/${owner.uid}/0`;
    await service.bucket().file(path).save(bytes, { contentType, resumable: false });
    const listed = (await players.gallery('?action=header')).clips[0];
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
    await players.clipRef(owner, 0).update({ visibility: 'me' });
    expect((await send(service.origin, { path })).status).toBe(404);
  });

  test('is nothing but a video: tickets, missing files and made-up ids are not found', async () => {
    const { path } = await withFile('text/html');
    expect((await send(service.origin, { path })).status).toBe(404);
    const owner = await players.player();
    await players.publish(owner, 0, { action: 'cross' });
    const [missing] = (await players.gallery('?action=cross')).clips;
    for (const address of [missing?.address ?? '', '/clips/unknown/video', '/clips/..%2Fusers%2Fx/video']) {
      expect((await send(service.origin, { path: address })).status).toBe(404);
    }
  });
});
