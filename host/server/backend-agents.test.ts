import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { backendAgents } from './backend-agents';

const LIMIT_MS = 12_000;

let server: Server;
let port: number;
let connected: Promise<Socket>;
let sent: ClientRequest;

/** The line to a backend that says nothing until the test lets it. */
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connected = new Promise((resolve) => server.once('connection', resolve));
  ({ port } = server.address() as AddressInfo);
});

function post(idleMs?: number): void {
  const agent = backendAgents(LIMIT_MS, undefined, idleMs)['http:'];
  sent = request({ port, host: '127.0.0.1', method: 'POST', agent, headers: { 'content-length': '4' } });
}

afterEach(async () => {
  jest.useRealTimers();
  sent.destroy();
  (await connected).destroy();
  await new Promise((resolve) => server.close(resolve));
});

const arrival = (socket: Socket) => new Promise((resolve) => socket.once('data', resolve));

it('ends a request whose answer trickles', async () => {
  post();
  const failed = new Promise<Error>((resolve) => sent.once('error', resolve));
  const finished = new Promise((resolve) => sent.once('finish', resolve));
  sent.end('body');
  const line = await connected;
  await Promise.all([arrival(line), finished]);
  line.write('HTTP/1.1 2');
  jest.advanceTimersByTime(LIMIT_MS);
  expect((await failed).message).toBe('The answer had no head after 12000 ms.');
});

it('gives the body of a request, and that of its answer, the time they take', async () => {
  post();
  const answered = new Promise<NodeJS.ReadableStream>((resolve) => sent.once('response', resolve));
  sent.write('bo');
  const line = await connected;
  await arrival(line);
  jest.advanceTimersByTime(2 * LIMIT_MS);
  sent.end('dy');
  await arrival(line);
  line.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nwe');
  const answer = await answered;
  jest.advanceTimersByTime(2 * LIMIT_MS);
  line.write('ll');
  let text = '';
  for await (const part of answer) text += String(part);
  expect(text).toBe('well');
});

it('closes a connection that is idle before the backend does', async () => {
  jest.useRealTimers();
  post(20);
  const answered = new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
  sent.end('body');
  const line = await connected;
  const closed = new Promise((resolve) => line.once('close', resolve));
  await arrival(line);
  line.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nkeep-alive: timeout=75\r\n\r\n');
  (await answered).resume();
  // True after an error.
  expect(await closed).toBe(false);
});
