import { connectProject } from './with-project';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('of a real project the bucket has to be named: its usual one is not where files are', async () => {
  process.env['GCLOUD_PROJECT'] = 'club';
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_STORAGE_BUCKET'];
  expect(() => connectProject()).toThrow('Set FIREBASE_STORAGE_BUCKET');
  process.env['FIREBASE_STORAGE_BUCKET'] = 'club-files';
  const { connection } = connectProject();
  expect(connection.bucket().name).toBe('club-files');
  await connection.close();
});
