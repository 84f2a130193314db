import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { connectFirebase } from '../../src/lib/firestore/connect-firebase';

const { hostname: host, port } = new URL(`http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`);

const { bucket, close } = connectFirebase('demo-skora');
let players: RulesTestEnvironment;
beforeAll(async () => {
  // No rules are given: those of the emulator are the real ones already.
  players = await initializeTestEnvironment({
    projectId: 'demo-skora',
    storage: { host, port: Number(port) },
  });
});
afterAll(async () => {
  await players.cleanup();
  await close();
});

const UNAUTHORIZED = { code: 'storage/unauthorized' };

/** A file as one player, or a visitor, sees it. */
function file(path: string, uid: string | null) {
  const context = uid === null ? players.unauthenticatedContext() : players.authenticatedContext(uid);
  return ref(context.storage('gs://demo-skora.appspot.com'), path);
}

function upload(path: string, uid: string | null, contentType = 'image/png') {
  return uploadBytes(file(path, uid), new Uint8Array(100), { contentType });
}

/** A player whose picture the backend has stored. */
async function withPicture() {
  const uid = randomUUID();
  const path = `profilePictures/${uid}`;
  await bucket().file(path).save(Buffer.alloc(100), { resumable: false, contentType: 'image/jpeg' });
  return { uid, path };
}

test('the owner reads the picture, and gets an address of it', async () => {
  const { uid, path } = await withPicture();
  expect((await getBytes(file(path, uid))).byteLength).toBe(100);
  const answer = await fetch(await getDownloadURL(file(path, uid)));
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
});

test('nobody stores, changes or removes a picture past the backend, not even its owner', async () => {
  const { uid, path } = await withPicture();
  for (const who of [uid, randomUUID(), null]) {
    await expect(upload(path, who)).rejects.toMatchObject(UNAUTHORIZED);
    await expect(updateMetadata(file(path, who), { contentType: 'text/html' })).rejects.toMatchObject(
      UNAUTHORIZED,
    );
    await expect(deleteObject(file(path, who))).rejects.toMatchObject(UNAUTHORIZED);
  }
  const newcomer = randomUUID();
  for (const type of ['image/png', 'image/jpeg', 'image/svg+xml', 'text/html']) {
    await expect(upload(`profilePictures/${newcomer}`, newcomer, type)).rejects.toMatchObject(UNAUTHORIZED);
  }
});

test('neither another player nor a visitor reads it', async () => {
  const { path } = await withPicture();
  for (const stranger of [randomUUID(), null]) {
    await expect(getBytes(file(path, stranger))).rejects.toMatchObject(UNAUTHORIZED);
  }
});

test('nobody lists pictures', async () => {
  const { uid } = await withPicture();
  await expect(listAll(file('profilePictures', uid))).rejects.toMatchObject(UNAUTHORIZED);
  await expect(listAll(file('', uid))).rejects.toMatchObject(UNAUTHORIZED);
});

test('everything else is closed', async () => {
  const uid = randomUUID();
  const paths = [
    `profilePictures/${uid}/more`,
    `profilePictures/${uid}.png`,
    `withheld/profilePictures/${uid}`,
  ];
  for (const path of [...paths, `clips/${uid}`, uid]) {
    await expect(upload(path, uid)).rejects.toMatchObject(UNAUTHORIZED);
    await expect(getBytes(file(path, uid))).rejects.toMatchObject(UNAUTHORIZED);
  }
});
