import { eraseData, exportData } from '../../../app/data-owners';
import { clipsOwner } from '../data-owner';
import { CLIP, clipPlayers } from '../../../testing/clip-players';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { testPlayer, type TestPlayer } from '../../../testing/test-player';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-own-clips');
  players = clipPlayers(service);
});
afterAll(() => service.close());

describe('a slot for a file', () => {
  const open = (owner: TestPlayer, slot: number | string, bytes = 1000, contentType = 'video/mp4') =>
    owner.postJson(`/account/clips/${slot}/upload`, { bytes, contentType });

  test('is opened within the plan, with its size and two hours', async () => {
    const owner = await players.player();
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
    const owner = await players.player({ tierLevel });
    expect((await open(owner, clips - 1, megabytes * 1_000_000)).status).toBe(200);
    expect((await open(owner, clips - 1, megabytes * 1_000_000 + 1)).status).toBe(422);
    expect((await open(owner, clips)).status).toBe(clips === 30 ? 400 : 403);
  });

  test('is refused to others than players with an open account, for other types, and where a clip is', async () => {
    const owner = await players.player();
    await players.clipRef(owner, 0).set(CLIP);
    expect((await open(owner, 0)).status).toBe(409);
    expect((await open(owner, 1, 1000, 'video/x-msvideo')).status).toBe(400);
    expect((await open(owner, 'x')).status).toBe(400);
    expect((await open(owner, 1, 0)).status).toBe(400);
    expect((await open(await players.player({ status: 'pending-guardian' }), 0)).status).toBe(403);
    expect((await open(await testPlayer(service), 0)).status).toBe(403);
    expect((await send(service.origin, { method: 'PUT', path: '/account/clips/0/listing' })).status).toBe(
      401,
    );
  });
});

test('the export names the files and the places in the gallery; deletion removes both', async () => {
  const owner = await players.player();
  await players.publish(owner, 0, { title: 'Mine' });
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
  expect(await players.titles()).not.toContain('Mine');
  expect(await clipsOwner.export(deps, subject)).toBeNull();
});
