import { drawInTurn } from '../../../lib/drawing/draw-in-turn';
import { bombPng } from '../../../testing/attacks/bomb-png';
import { readPngSize } from '../../../testing/read-png-size';
import { freshAddress } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function shared(displayName = 'Mara Fictiva') {
  const owner = await testPlayer(service);
  await owner.postJson('/account/registration', registration(service, 24, { displayName }));
  const answer = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
  const { id, path } = answer.json() as { id: string; path: string };
  return { owner, id, token: path.split('/').at(-1) ?? '' };
}

const card = (token: string, visitor = freshAddress()) =>
  fetch(`${service.origin}/shared-cvs/${token}/card.png`, { headers: { 'x-forwarded-for': visitor } });

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('the card of a link is a PNG that nobody keeps for long, and is gone with the link', async () => {
  const { owner, id, token } = await shared();
  const answer = await card(token);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(readPngSize(Buffer.from(await answer.arrayBuffer()))).toEqual([1200, 630]);
  await owner.delete(`/cv/links/${id}`);
  expect((await card(token)).status).toBe(410);
  expect((await card('a'.repeat(43))).status).toBe(404);
});

test('shows the picture as far as the player shows it', async () => {
  const { owner, token } = await shared();
  const drawn = async () => Buffer.from(await (await card(token)).arrayBuffer());
  const without = await drawn();
  const file = service.bucket().file(`profilePictures/${owner.uid}`);
  await file.save(pixel, { contentType: 'image/png', resumable: false });
  expect((await drawn()).equals(without)).toBe(false);
  await service.firestore.doc(`profiles/${owner.uid}/settings/visibility`).set({ fields: { photo: 'me' } });
  expect((await drawn()).equals(without)).toBe(true);
});

test.each([
  ['of 22,000 pixels a side', bombPng(22_000)],
  ['that is none', Buffer.from('no picture')],
])('a stored picture %s is left out, undecoded', async (_what, stored) => {
  const { owner, token } = await shared();
  const drawn = async () => Buffer.from(await (await card(token)).arrayBuffer());
  const without = await drawn();
  const file = service.bucket().file(`profilePictures/${owner.uid}`);
  await file.save(stored, { contentType: 'image/png', resumable: false });
  expect((await drawn()).equals(without)).toBe(true);
  expect((await fetch(`${service.origin}/shared-cvs/${token}/photo`)).status).toBe(404);
});

test('while too many drawings wait, a card answers that it is busy', async () => {
  const { token } = await shared('Nobody Has Drawn');
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const waiting = Promise.allSettled(Array.from({ length: 25 }, () => drawInTurn(() => held)));
  const answer = await card(token);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  finish();
  await waiting;
  expect((await card(token)).status).toBe(200);
});

test('one visitor asks for twenty a minute', async () => {
  const visitor = freshAddress();
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push((await card('a'.repeat(43), visitor)).status);
  expect(answers.filter((status) => status === 404)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});
