import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connectFirebase } from './connect-firebase';
import { readStoredFile } from './read-stored-file';

/** A file store that answers everything with this status. */
async function startStore(status: number) {
  const server = createServer((_request, response) => response.writeHead(status).end('{}')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const firebase = connectFirebase('demo-stored-file');
  const close = async () => {
    await firebase.close();
    server.closeAllConnections();
    server.close();
  };
  return { file: firebase.bucket().file('profilePictures/mara'), close };
}

const before = process.env['STORAGE_EMULATOR_HOST'];
afterEach(() => {
  if (before === undefined) delete process.env['STORAGE_EMULATOR_HOST'];
  else process.env['STORAGE_EMULATOR_HOST'] = before;
});

test('a file that is not there is none', async () => {
  const { file, close } = await startStore(404);
  expect(await readStoredFile(file)).toBeNull();
  await close();
});

test('a file store that refuses is a passing failure, with its cause for the log', async () => {
  const { file, close } = await startStore(403);
  await expect(readStoredFile(file)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    cause: expect.objectContaining({ code: 403 }),
  });
  await close();
});
