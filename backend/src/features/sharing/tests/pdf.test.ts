import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readPdf } from '../../../testing/read-pdf';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function player(tierLevel: string) {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, 24));
  await service.firestore.doc(`users/${one.uid}`).update({ tierLevel });
  return one;
}

async function makeLink(owner: TestPlayer, audience = 'link') {
  const answer = await owner.postJson('/cv/links', { label: 'Trial', audience, days: 30 });
  return answer.json() as { id: string; path: string };
}

/** The file as it comes over the wire. */
function download(owner: TestPlayer, id: string): Promise<{ type: string; file: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: owner.authorization };
    request(`${service.origin}/cv/pdf?link=${id}`, { headers }, (answer) => {
      buffer(answer).then((file) => resolve({ type: String(answer.headers['content-type']), file }), reject);
    })
      .on('error', reject)
      .end();
  });
}

test('the PDF of a link says what the link shows, with its address', async () => {
  const owner = await player('tier1');
  const link = await makeLink(owner);
  const { type, file } = await download(owner, link.id);
  expect(type).toBe('application/pdf');
  const { text, totalPages } = readPdf(file);
  expect(totalPages).toBe(1);
  expect(text).toContain('Mara Fictiva');
  expect(text).toContain(`https://skora.example${link.path}`);
  const open = await makeLink(owner, 'public');
  expect(readPdf((await download(owner, open.id)).file).text).not.toContain('Mara');
});

test('shows the picture of an adult, and of nobody who hides it', async () => {
  const owner = await player('tier1');
  const link = await makeLink(owner);
  const hasPicture = async () =>
    (await download(owner, link.id)).file.toString('latin1').includes('/Subtype /Image');
  expect(await hasPicture()).toBe(false);
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = service.bucket().file(`profilePictures/${owner.uid}`);
  await file.save(bytes, { contentType: 'image/png', resumable: false });
  expect(await hasPicture()).toBe(true);
  await service.firestore.doc(`profiles/${owner.uid}/settings/visibility`).set({ fields: { photo: 'me' } });
  expect(await hasPicture()).toBe(false);
});

test('comes with a plan, for own links that work', async () => {
  const free = await player('tier0');
  const link = await makeLink(free);
  const path = (id: string) => `/cv/pdf?link=${id}`;
  expect((await free.get(path(link.id))).json()).toMatchObject({ status: 403, type: 'plan-limit' });
  const owner = await player('tier1');
  expect((await owner.get(path(link.id))).status).toBe(404);
  expect((await owner.get(path('unknown'))).status).toBe(404);
  expect((await owner.get('/cv/pdf')).status).toBe(400);
  const own = await makeLink(owner);
  await owner.delete(`/cv/links/${own.id}`);
  expect((await owner.get(path(own.id))).status).toBe(410);
});
