import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '@skora/backend/cli/backup/restore-backup';
import { writeBackup } from '@skora/backend/cli/backup/write-backup';
import { connectFirebase, type StorageBucket } from '@skora/backend/lib/firestore/connect-firebase';
import { runTask, TASKS_SECRET } from '@skora/backend/testing/run-task';
import { startTestApp, type TestApp } from '@skora/backend/testing/start-test-app';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { seedDemoData } from '../seed-demo-data';

const from = `demo-${randomUUID()}`;
const into = `demo-${randomUUID()}`;
const password = 'a long passphrase';
let folder: string;
let source: TestApp;
let target: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skora-backup-'));
  source = await startTestApp({ tasksSecret: TASKS_SECRET }, from);
  target = await startTestApp({ tasksSecret: TASKS_SECRET }, into);
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

/** The emulators of the run, as one of their projects. */
const emulatorEnv = () => ({
  FIREBASE_AUTH_EMULATOR_HOST: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  FIREBASE_STORAGE_EMULATOR_HOST: process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '',
  GCLOUD_PROJECT: from,
});

async function signIn(projectId: string, email: string): Promise<number> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ email, password, targetProjectId: projectId }),
    },
  );
  return answer.status;
}

/** Documents without the project they are in. */
async function documentsOf(backup: string, projectId: string): Promise<string> {
  return (await readFile(join(folder, backup, 'documents.jsonl'), 'utf8')).replaceAll(projectId, 'project');
}

const backUp = (name: string, { projectId, bucket }: TestApp) =>
  writeBackup(join(folder, name), projectId, bucket(), Date.now());

const restore = (options: object = {}) =>
  restoreBackup({
    folder: join(folder, 'first'),
    projectId: into,
    connection: target,
    erasedIn: source.bucket(),
    hash: null,
    now: Date.now(),
    ...options,
  });

test('a backup fills an empty project with the same documents, sign-ins and files, without who was erased since', async () => {
  await seedDemoData(emulatorEnv(), `${from}.appspot.com`);
  const { firestore, auth, bucket } = source;
  const leaver = await auth.createUser({ email: `${randomUUID()}@player.example`, password });
  const stayer = await auth.createUser({ email: `${randomUUID()}@player.example`, password });
  await firestore.doc(`users/${leaver.uid}`).set({ tierLevel: 'tier0', status: 'active' });
  await bucket()
    .file(`profilePictures/${leaver.uid}`)
    .save('picture', { contentType: 'image/png', resumable: false });
  await firestore.doc('kinds/all/below/"ü"').set({
    at: Timestamp.fromMillis(1_700_000_000_123),
    bytes: Buffer.from([0, 255]),
    far: Infinity,
    none: null,
    other: firestore.doc('users/demo-mara'),
    place: new GeoPoint(1.5, -2),
    whole: 3,
  });
  const note = await backUp('first', source);
  expect(note.documents).toBeGreaterThan(300);
  await expect(backUp('first', source)).rejects.toThrow('is not empty. Name a new folder.');

  const due = Timestamp.fromMillis(source.now() - 1);
  await firestore.doc(`accountDeletions/${leaver.uid}`).set({ requestedAt: due, dueAt: due });
  expect(await runTask(source, 'due-deletions')).toMatchObject({ deleted: 1, failed: 0 });

  expect(await restore()).toEqual({
    documents: note.documents,
    accounts: note.accounts,
    files: note.files,
    toErase: 1,
  });
  expect(await signIn(into, stayer.email ?? '')).toBe(200);
  expect(await signIn(into, leaver.email ?? '')).toBe(400);
  expect((await target.firestore.doc('kinds/all/below/"ü"').get()).get('other')).toEqual(
    expect.objectContaining({ path: 'users/demo-mara' }),
  );

  expect(await runTask(target, 'due-deletions')).toMatchObject({ deleted: 1, failed: 0 });
  await expect(target.auth.getUser(leaver.uid)).rejects.toThrow();
  expect((await target.firestore.doc(`users/${leaver.uid}`).get()).exists).toBe(false);
  expect(await target.bucket().file(`profilePictures/${leaver.uid}`).exists()).toEqual([false]);

  // Told once, when it was erased first.
  const told = await source.firestore.collection('mailOutbox').get();
  expect([told.size, (await target.firestore.collection('mailOutbox').get()).size]).toEqual([1, 0]);
  await Promise.all(told.docs.map(({ ref }) => ref.delete()));
  // What is left of the deletion, and of the run that did it, has its own time in each.
  for (const { firestore: store } of [source, target])
    for (const path of [`accountDeletions/${leaver.uid}`, 'jobs/due-deletions'])
      await store.doc(path).delete();
  await backUp('of-source', source);
  await backUp('of-target', target);
  expect(await documentsOf('of-target', into)).toBe(await documentsOf('of-source', from));
  const clips = async ({ bucket: files }: TestApp) => {
    const [found] = await files().getFiles({ prefix: 'clips/demo-mara/' });
    return found.map(({ name, metadata: { contentType, md5Hash } }) => ({ name, contentType, md5Hash }));
  };
  expect(await clips(target)).toEqual(await clips(source));
  expect((await clips(target)).length).toBeGreaterThan(0);

  await expect(restore()).rejects.toThrow('has documents and accounts and files. A restore fills an empty');
});

test('a file that is deleted while a backup is made is left out', async () => {
  const bucket = source.bucket();
  await bucket.file('clips/gone').save('clip', { resumable: false });
  const listed = await bucket.getFiles();
  await bucket.file('clips/gone').delete();
  // As the bucket was when the backup began.
  const then = Object.assign(Object.create(bucket) as StorageBucket, { getFiles: async () => listed });
  const note = await writeBackup(join(folder, 'meanwhile'), from, then, Date.now());
  expect(note.files).toBe(listed[0].length - 1);
  expect(await readFile(join(folder, 'meanwhile', 'files.jsonl'), 'utf8')).not.toContain('clips/gone');
});

test('hashes that the service does not tell are no backup', async () => {
  const projectId = `demo-${randomUUID()}`;
  const { auth, bucket, close } = connectFirebase(projectId);
  // What the service answers instead, to an account without the right to read hashes.
  const passwordHash = Buffer.from('REDACTED');
  await auth.importUsers([{ uid: 'one', email: 'one@player.example', passwordHash }], {
    hash: { algorithm: 'BCRYPT' },
  });
  await expect(writeBackup(join(folder, 'redacted'), projectId, bucket(), Date.now())).rejects.toThrow(
    'firebaseauth.configs.getHashConfig',
  );
  await close();
});

test('a bucket that knows no erased account is not the one of the old project', async () => {
  const projectId = `demo-${randomUUID()}`;
  const empty = connectFirebase(projectId);
  const options = { projectId, connection: empty, erasedIn: empty.bucket() };
  await expect(restore(options)).rejects.toThrow('knows no erased account');
  await empty.close();
});

test('a damaged backup restores nothing', async () => {
  const empty = connectFirebase(`demo-${randomUUID()}`);
  await appendFile(join(folder, 'first', 'accounts.jsonl'), '{}\n');
  await expect(restore({ connection: empty })).rejects.toThrow('accounts.jsonl is missing or damaged');
  await rm(join(folder, 'first', 'backup.json'));
  await expect(restore({ connection: empty })).rejects.toThrow('is no complete backup');
  await empty.close();
});
