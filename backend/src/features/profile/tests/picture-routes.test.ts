import sharp from 'sharp';
import { bombPng } from '../../../testing/attacks/bomb-png';
import { send } from '../../../testing/send';
import { somePicture } from '../../../testing/some-picture';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function player(age = 24, changes: object = {}) {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, age, changes));
  return one;
}

function put(owner: Pick<TestPlayer, 'authorization'> | null, body: Buffer, type = 'image/jpeg') {
  const headers = { 'content-type': type, ...(owner && { authorization: owner.authorization }) };
  return send(service.origin, { method: 'PUT', path: '/account/picture', headers, body });
}

const pictureFile = ({ uid }: TestPlayer) => service.bucket().file(`profilePictures/${uid}`);
const isStored = async (owner: TestPlayer) => (await pictureFile(owner).exists())[0];

test('a picture is drawn again as a square JPEG without what a camera writes, and removed', async () => {
  const owner = await player();
  const camera = await sharp(await somePicture())
    .withExif({ IFD0: { Artist: 'Mara Fictiva' } })
    .toBuffer();
  expect(camera.includes('Mara Fictiva')).toBe(true);
  expect((await put(owner, camera)).json()).toEqual({ status: 'ok' });
  const [[stored], [{ contentType }]] = await Promise.all([
    pictureFile(owner).download(),
    pictureFile(owner).getMetadata(),
  ]);
  expect(contentType).toBe('image/jpeg');
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 180, height: 180 });
  expect(stored.includes('Mara Fictiva')).toBe(false);

  for (let time = 0; time < 2; time += 1) {
    expect((await owner.delete('/account/picture')).json()).toEqual({ status: 'ok' });
    expect(await isStored(owner)).toBe(false);
  }
});

test.each<[string, () => Buffer, string, number]>([
  ['a picture of 22,000 pixels a side', () => bombPng(22_000), 'image/png', 422],
  ['nothing', () => Buffer.alloc(0), 'image/png', 422],
  ['a page that says it is a picture', () => Buffer.from('<html></html>'), 'image/png', 422],
  ['a drawing with script', () => Buffer.from('<svg/>'), 'image/svg+xml', 415],
  ['no picture at all', () => Buffer.from('{}'), 'application/json', 415],
  ['more than 2 MiB', () => Buffer.alloc(2 * 1024 * 1024 + 1, 0xff), 'image/jpeg', 413],
])('%s is refused, and the picture before stays', async (_what, make, type, status) => {
  const owner = await player();
  await put(owner, await somePicture());
  const [before] = await pictureFile(owner).download();
  const refused = await put(owner, make(), type);
  expect(refused.status).toBe(status);
  if (status === 422) expect(refused.json()).toMatchObject({ errors: [{ at: 'body' }] });
  expect((await pictureFile(owner).download())[0].equals(before)).toBe(true);
});

test('only an open account stores a picture', async () => {
  const picture = await somePicture();
  expect((await put(null, picture)).status).toBe(401);
  const unregistered = await testPlayer(service);
  expect((await put(unregistered, picture)).json()).toMatchObject({
    status: 409,
    type: 'account-incomplete',
  });
  const child = await player(12, { guardianEmail: 'parent@guardian.example' });
  expect((await put(child, picture)).json()).toMatchObject({ status: 403, type: 'guardian-required' });
  const suspended = await player();
  await service.firestore.doc(`users/${suspended.uid}`).update({ status: 'suspended' });
  expect((await put(suspended, picture)).status).toBe(403);
  for (const owner of [unregistered, child, suspended]) expect(await isStored(owner)).toBe(false);
});
