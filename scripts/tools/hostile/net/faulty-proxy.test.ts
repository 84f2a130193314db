import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy';

const BODY = 'a'.repeat(500);
let server: Server;
let proxy: FaultyProxy;
beforeAll(async () => {
  server = createServer((_request, response) => response.end(BODY)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await startFaultyProxy((server.address() as AddressInfo).port);
});
afterAll(async () => {
  await proxy.stop();
  server.closeAllConnections();
  server.close();
});

const ask = async () => {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}/`, { headers: { connection: 'close' } });
  return answer.text();
};

/** Sends a request by hand. @returns the connection and what comes back on it */
function begin() {
  const socket = connect(proxy.port, '127.0.0.1');
  const got: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => got.push(bytes)).on('error', () => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  return { socket, text: () => Buffer.concat(got).toString() };
}

test.each(['none', 'slow'] as const)('with the fault “%s” an answer comes whole', async (fault) => {
  proxy.set(fault);
  expect(await ask()).toBe(BODY);
});

test.each(['cut', 'garbage', 'reset'] as const)(
  'with the fault “%s” none comes, and the next one does',
  async (fault) => {
    proxy.set(fault);
    await expect(ask()).rejects.toThrow();
    proxy.set('none');
    expect(await ask()).toBe(BODY);
  },
);

test('a trickling answer comes byte by byte', async () => {
  proxy.set('trickle');
  const { socket, text } = begin();
  await once(socket, 'data');
  await once(socket, 'data');
  expect(text()).toBe('HT');
  socket.destroy();
});

test.each(['hang', 'half-open'] as const)(
  'with the fault “%s” a connection stays open until the fault is lifted',
  async (fault) => {
    proxy.set(fault);
    const { socket, text } = begin();
    await once(socket, 'connect');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    proxy.set('none');
    await closed;
    expect(text()).toBe('');
  },
);
