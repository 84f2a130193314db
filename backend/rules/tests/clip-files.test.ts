import { randomUUID } from 'node:crypto';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { connectFirebase } from '../../src/lib/firestore/connect-firebase';

const { hostname: host, port } = new URL(`http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`);
const UNAUTHORIZED = { code: 'storage/unauthorized' };
const TICKET = 'application/x-skora-upload';

const { bucket, close } = connectFirebase('demo-skora');
let players: RulesTestEnvironment;
beforeAll(async () => {
  players = await initializeTestEnvironment({
    projectId: 'demo-skora',
    storage: { host, port: Number(port) },
  });
});
afterAll(async () => {
  await players.cleanup();
  await close();
});

function file(path: string, uid: string | null, token?: Record<string, unknown>) {
  const context = uid === null ? players.unauthenticatedContext() : players.authenticatedContext(uid, token);
  return ref(context.storage('gs://demo-skora.appspot.com'), path);
}

interface Ticket {
  maxBytes?: number;
  until?: number;
}

/** A player with a ticket in slot 0. */
async function withTicket({ maxBytes = 1000, until = Date.now() + 60_000 }: Ticket = {}) {
  const uid = randomUUID();
  const metadata = { maxBytes: String(maxBytes), until: String(until) };
  await bucket()
    .file(`clips/${uid}/0`)
    .save('', { resumable: false, contentType: TICKET, metadata: { metadata } });
  return { uid, path: `clips/${uid}/0` };
}

function upload(path: string, uid: string | null, contentType?: string, bytes = 100) {
  return uploadBytes(file(path, uid), new Uint8Array(bytes), { contentType });
}

test.each(['video/mp4', 'video/webm', 'video/quicktime'])(
  'a ticket is worth one file of %s',
  async (type) => {
    const { uid, path } = await withTicket();
    const { metadata } = await upload(path, uid, type, 1000);
    expect(metadata).toMatchObject({ contentType: type, size: 1000 });
    expect((await getBytes(file(path, uid))).byteLength).toBe(1000);
    await expect(upload(path, uid, type)).rejects.toMatchObject(UNAUTHORIZED);
  },
);

test.each([1001, 0])('%i bytes are refused where a thousand are allowed', async (bytes) => {
  const { uid, path } = await withTicket();
  await expect(upload(path, uid, 'video/mp4', bytes)).rejects.toMatchObject(UNAUTHORIZED);
});

test.each(['text/html', 'video/x-msvideo', 'video/mp4; codecs=x', 'image/png', TICKET, undefined])(
  'the type %s is refused',
  async (type) => {
    const { uid, path } = await withTicket();
    await expect(upload(path, uid, type)).rejects.toMatchObject(UNAUTHORIZED);
  },
);

test('without a ticket, or with one that is over, nothing is stored', async () => {
  const uid = randomUUID();
  await expect(upload(`clips/${uid}/0`, uid, 'video/mp4')).rejects.toMatchObject(UNAUTHORIZED);
  const late = await withTicket({ until: Date.now() - 1000 });
  await expect(upload(late.path, late.uid, 'video/mp4')).rejects.toMatchObject(UNAUTHORIZED);
});

test('nobody makes a ticket, nor changes one', async () => {
  const { uid, path } = await withTicket();
  const customMetadata = { maxBytes: '999999999', until: '9999999999999' };
  const forged = { contentType: TICKET, customMetadata };
  await expect(uploadBytes(file(`clips/${uid}/1`, uid), new Uint8Array(1), forged)).rejects.toMatchObject(
    UNAUTHORIZED,
  );
  await expect(updateMetadata(file(path, uid), { customMetadata })).rejects.toMatchObject(UNAUTHORIZED);
  await expect(updateMetadata(file(path, uid), { contentType: 'video/mp4' })).rejects.toMatchObject(
    UNAUTHORIZED,
  );
  await upload(path, uid, 'video/mp4');
  await expect(updateMetadata(file(path, uid), forged)).rejects.toMatchObject(UNAUTHORIZED);
});

test('neither another player nor a visitor reads, fills or removes it; nobody lists', async () => {
  const { uid, path } = await withTicket();
  for (const stranger of [randomUUID(), null]) {
    await expect(upload(path, stranger, 'video/mp4')).rejects.toMatchObject(UNAUTHORIZED);
    await expect(getBytes(file(path, stranger))).rejects.toMatchObject(UNAUTHORIZED);
    await expect(deleteObject(file(path, stranger))).rejects.toMatchObject(UNAUTHORIZED);
  }
  await expect(listAll(file(`clips/${uid}`, uid))).rejects.toMatchObject(UNAUTHORIZED);
});

test('pictures of clips are the backend’s: their player reads and removes them, nobody uploads one', async () => {
  const uid = randomUUID();
  const path = `clips/${uid}/0/abc`;
  await bucket().file(path).save('picture', { resumable: false, contentType: 'image/jpeg' });
  for (const someone of [uid, randomUUID(), null]) {
    await expect(upload(path, someone, 'image/jpeg')).rejects.toMatchObject(UNAUTHORIZED);
    await expect(upload(`clips/${uid}/0/def`, someone, 'image/jpeg')).rejects.toMatchObject(UNAUTHORIZED);
    await expect(upload(`clips/${uid}/0/def`, someone, 'video/mp4')).rejects.toMatchObject(UNAUTHORIZED);
    if (someone === uid) continue;
    await expect(getBytes(file(path, someone))).rejects.toMatchObject(UNAUTHORIZED);
    await expect(deleteObject(file(path, someone))).rejects.toMatchObject(UNAUTHORIZED);
  }
  expect((await getBytes(file(path, uid))).byteLength).toBe(7);
  await expect(listAll(file(`clips/${uid}/0`, uid))).rejects.toMatchObject(UNAUTHORIZED);
  await deleteObject(file(path, uid));
});

test('a player whose guardian has not agreed stores nothing, and may still remove', async () => {
  const { uid, path } = await withTicket();
  const pending = file(path, uid, { pendingGuardian: true });
  await expect(uploadBytes(pending, new Uint8Array(1), { contentType: 'video/mp4' })).rejects.toMatchObject(
    UNAUTHORIZED,
  );
  await deleteObject(pending);
  await expect(getMetadata(file(path, uid))).rejects.toMatchObject({ code: 'storage/object-not-found' });
});
