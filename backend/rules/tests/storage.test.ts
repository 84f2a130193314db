import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, getMetadata, listAll, ref, uploadBytes } from 'firebase/storage';

function emulator(name: string) {
  const { hostname, port } = new URL(`http://${process.env[name]}`);
  return { host: hostname, port: Number(port) };
}

let players: RulesTestEnvironment;
beforeAll(async () => {
  // No rules are given: those of the emulator are the real ones already.
  players = await initializeTestEnvironment({
    projectId: 'demo-skora',
    storage: emulator('FIREBASE_STORAGE_EMULATOR_HOST'),
  });
});
afterAll(() => players.cleanup());

const MIB = 1024 * 1024;
const UNAUTHORIZED = { code: 'storage/unauthorized' };

/** A file as one player, or a visitor, sees it. */
function file(path: string, uid: string | null) {
  const context = uid === null ? players.unauthenticatedContext() : players.authenticatedContext(uid);
  return ref(context.storage(), path);
}

function upload(path: string, uid: string | null, contentType: string | undefined, bytes = 100) {
  return uploadBytes(file(path, uid), new Uint8Array(bytes), { contentType });
}

/** A player whose picture is stored. */
async function withPicture(): Promise<string> {
  const uid = randomUUID();
  await upload(`profilePictures/${uid}`, uid, 'image/png');
  return uid;
}

test.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])(
  'a player stores an own picture as %s',
  async (type) => {
    const uid = randomUUID();
    const { metadata } = await upload(`profilePictures/${uid}`, uid, type);
    expect(metadata.contentType).toBe(type);
  },
);

test('a picture just under 2 MiB is accepted', async () => {
  const uid = randomUUID();
  const { metadata } = await upload(`profilePictures/${uid}`, uid, 'image/png', 2 * MIB - 1);
  expect(metadata.size).toBe(2 * MIB - 1);
});

test.each([2 * MIB, 10 * MIB, 0])('a picture of %i bytes is refused', async (bytes) => {
  const uid = randomUUID();
  await expect(upload(`profilePictures/${uid}`, uid, 'image/png', bytes)).rejects.toMatchObject(UNAUTHORIZED);
});

test.each([
  'image/svg+xml',
  'text/html',
  'image/gif',
  'image/png; charset=utf-8',
  'IMAGE/PNG',
  'image/',
  undefined,
])('the type %s is refused', async (type) => {
  const uid = randomUUID();
  await expect(upload(`profilePictures/${uid}`, uid, type)).rejects.toMatchObject(UNAUTHORIZED);
});

test('the owner reads, replaces and deletes the picture', async () => {
  const uid = await withPicture();
  const own = file(`profilePictures/${uid}`, uid);
  expect((await getBytes(own)).byteLength).toBe(100);
  await upload(own.fullPath, uid, 'image/webp', 200);
  expect((await getMetadata(own)).size).toBe(200);
  await deleteObject(own);
  await expect(getMetadata(own)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('a picture cannot be replaced by something else', async () => {
  const uid = await withPicture();
  await expect(upload(`profilePictures/${uid}`, uid, 'text/html')).rejects.toMatchObject(UNAUTHORIZED);
});

test('neither another player nor a visitor reads, replaces or deletes it', async () => {
  const path = `profilePictures/${await withPicture()}`;
  for (const stranger of [randomUUID(), null]) {
    await expect(getBytes(file(path, stranger))).rejects.toMatchObject(UNAUTHORIZED);
    await expect(upload(path, stranger, 'image/png')).rejects.toMatchObject(UNAUTHORIZED);
    await expect(deleteObject(file(path, stranger))).rejects.toMatchObject(UNAUTHORIZED);
  }
});

test('nobody lists pictures', async () => {
  const uid = await withPicture();
  await expect(listAll(file('profilePictures', uid))).rejects.toMatchObject(UNAUTHORIZED);
  await expect(listAll(file('', uid))).rejects.toMatchObject(UNAUTHORIZED);
});

test('a player whose guardian has not agreed stores nothing, and may still remove', async () => {
  const uid = await withPicture();
  const pending = ref(
    players.authenticatedContext(uid, { pendingGuardian: true }).storage(),
    `profilePictures/${uid}`,
  );
  await expect(uploadBytes(pending, new Uint8Array(100), { contentType: 'image/png' })).rejects.toMatchObject(
    UNAUTHORIZED,
  );
  await deleteObject(pending);
});

test('everything else is closed', async () => {
  const uid = randomUUID();
  for (const path of [`profilePictures/${uid}/more`, `profilePictures/${uid}.png`, `clips/${uid}`, uid]) {
    await expect(upload(path, uid, 'image/png')).rejects.toMatchObject(UNAUTHORIZED);
  }
});
