import { connectProject } from './with-project';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const EMULATORS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

test.each(EMULATORS)(
  'without %s alone nothing is opened: part of the work would be on real data',
  (missing) => {
    process.env['GCLOUD_PROJECT'] = 'club';
    process.env['FIREBASE_STORAGE_BUCKET'] = 'club-files';
    process.env[missing] = '';
    expect(() => connectProject()).toThrow(`${missing} is missing`);
  },
);

test('a project of emulators needs no bucket', async () => {
  process.env['GCLOUD_PROJECT'] = 'demo-skora';
  delete process.env['FIREBASE_STORAGE_BUCKET'];
  const { connection } = connectProject();
  expect(connection.bucket().name).toBe('demo-skora.appspot.com');
  await connection.close();
});

test('of a real project the bucket has to be named: its usual one is not where files are', async () => {
  process.env['GCLOUD_PROJECT'] = 'club';
  for (const host of EMULATORS) delete process.env[host];
  delete process.env['FIREBASE_STORAGE_BUCKET'];
  expect(() => connectProject()).toThrow('Set FIREBASE_STORAGE_BUCKET');
  process.env['FIREBASE_STORAGE_BUCKET'] = 'club-files';
  const { connection } = connectProject();
  expect(connection.bucket().name).toBe('club-files');
  await connection.close();
});
