import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connectFirebase } from './connect-firebase';
import { readStoredFile } from './read-stored-file';

async function startStore(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
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

/** Answers everything with this status. */
const always =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end('{}');

const before = process.env['STORAGE_EMULATOR_HOST'];
afterEach(() => {
  if (before === undefined) delete process.env['STORAGE_EMULATOR_HOST'];
  else process.env['STORAGE_EMULATOR_HOST'] = before;
});

test('a file that is not there is none', async () => {
  const { file, close } = await startStore(always(404));
  expect(await readStoredFile(file)).toBeNull();
  await close();
});

test('a file store that refuses is a passing failure, with its cause for the log', async () => {
  const { file, close } = await startStore(always(403));
  await expect(readStoredFile(file)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    cause: expect.objectContaining({ code: 403 }),
  });
  await close();
});

test('an answer that breaks off half-way is asked for again: the client waits for its rest for ever', async () => {
  let asked = 0;
  const { file, close } = await startStore((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-length': '5' });
    if (asked > 1) response.end('whole');
    else response.write('wh', () => response.destroy());
  });
  expect((await readStoredFile(file))?.toString()).toBe('whole');
  expect(asked).toBe(2);
  await close();
});

test('a store that always breaks off is a passing failure', async () => {
  const { file, close } = await startStore((_request, response) => {
    response.writeHead(200, { 'content-length': '5' });
    response.write('wh', () => response.destroy());
  });
  await expect(readStoredFile(file, 100)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
  });
  await close();
});
