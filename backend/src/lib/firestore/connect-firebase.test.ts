import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectFirebase } from './connect-firebase';

const before = process.env['STORAGE_EMULATOR_HOST'];
afterEach(() => {
  if (before === undefined) delete process.env['STORAGE_EMULATOR_HOST'];
  else process.env['STORAGE_EMULATOR_HOST'] = before;
});

test('a connection that breaks is tried again, also while another file is deleted', async () => {
  let startDeleting = (): void => undefined;
  const deleting = new Promise<void>((resolve) => (startDeleting = resolve));
  let endDeleting = (): void => undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.method === 'DELETE') {
      endDeleting = () => response.writeHead(204).end();
      startDeleting();
      return;
    }
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const firebase = connectFirebase('demo-file-store');

  const deleted = firebase.bucket().file('profilePictures/noor').delete();
  await deleting;
  await expect(firebase.bucket().file('profilePictures/mara').exists()).resolves.toEqual([true]);
  expect(asked).toBe(2);
  endDeleting();
  await deleted;
  await firebase.close();
  server.close();
  server.closeAllConnections();
});
