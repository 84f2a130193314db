import { clipPlayers } from '../../../testing/clip-players';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import type { TestPlayer } from '../../../testing/test-player';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-clip-standing');
  players = clipPlayers(service);
});
afterAll(() => service.close());

const look = async (path: string) => (await send(service.origin, { path })).status;

/** A clip that is seen everywhere it can be: in the gallery, as a file, and behind a link to a CV. */
async function seenClip(title: string) {
  const owner = await players.player();
  await players.publish(owner, 0, { title });
  await service
    .bucket()
    .file(`clips/${owner.uid}/0`)
    .save('video', { contentType: 'video/mp4', resumable: false });
  const listed = (await players.gallery()).clips.find((clip) => clip.title === title);
  const made = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
  const cv = `/shared-cvs/${(made.json() as { path: string }).path.split('/').at(-1)}`;
  const seen = async () => ({
    listed: (await players.titles()).includes(title),
    file: await look(listed?.address ?? ''),
    cv: await look(cv),
    cvFile: await look(`${cv}/clips/0`),
  });
  expect(await seen()).toEqual({ listed: true, file: 200, cv: 200, cvFile: 200 });
  return { owner, seen };
}

const NOWHERE = { listed: false, file: 404, cv: 410, cvFile: 410 };

test.each([['suspended'], ['pending-guardian']])(
  'nobody sees a clip of an account that is %s',
  async (status) => {
    const { owner, seen } = await seenClip(`Of one ${status}`);
    await service.firestore.doc(`users/${owner.uid}`).update({ status });
    expect(await seen()).toEqual(NOWHERE);
    expect((await players.sync(owner, 0)).json()).toEqual({ listed: false });
  },
);

test('nobody sees it from the moment its player wants the account deleted; staying brings it back', async () => {
  const { owner, seen } = await seenClip('Of one who leaves');
  const back = async (player: TestPlayer) =>
    expect((await player.delete('/account/deletion')).status).toBe(200);
  expect((await owner.post('/account/deletion')).status).toBe(200);
  expect(await seen()).toEqual(NOWHERE);
  await back(owner);
  expect(await seen()).toEqual({ listed: true, file: 200, cv: 200, cvFile: 200 });
});
