import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { computeIntegrity, registryPaths } from '@skora/registry';
import { exampleRelease, putRelease } from './testing/example-release';
import { exampleSite, temporaryStore } from './testing/example-site';
import { startSiteProcess } from './testing/start-site-process';

/** More than a connection holds on its way. */
const PHOTO = Buffer.alloc(32 * 1024 * 1024);

/** Answers only when it is told to. */
const waiting: ServerResponse[] = [];
const backend = createServer((incoming, response) => {
  incoming.resume();
  waiting.push(response);
});
beforeAll(() => new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => backend.close(resolve)));

function ask(url: string, method = 'GET', agent: Agent | false = false) {
  const outgoing = request(url, { method, agent });
  return { outgoing, answered: once(outgoing, 'response') as Promise<[IncomingMessage]> };
}

async function openLine(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  return line;
}

/** Everything that comes until the line is closed. */
async function readLine(line: Socket): Promise<string> {
  let text = '';
  for await (const part of line) text += String(part);
  return text;
}

async function readStatus(answered: Promise<[IncomingMessage]>) {
  const [answer] = await answered;
  await once(answer.resume(), 'end');
  return answer.statusCode;
}

it('says as soon as it is told to end that it is not ready, and goes on answering', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const leaving = new AbortController();
  const site = await exampleSite(store, {}, {}, leaving.signal);
  expect((await site.inject('/readyz')).statusCode).toBe(200);
  leaving.abort();
  expect((await site.inject('/readyz')).statusCode).toBe(503);
  const { statusCode, headers } = await site.inject('/livez');
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
});

it('lets answers, uploads and downloads finish after SIGTERM, closes what is idle and ends with 0, told once or twice', async () => {
  const { store, folder } = await temporaryStore();
  const photo = { name: 'photo.12345678.png', size: PHOTO.length, integrity: computeIntegrity(PHOTO) };
  await store.write(registryPaths.file('remote-marketing', photo.name), PHOTO, { immutable: true });
  const { files } = exampleRelease();
  await putRelease(store, exampleRelease('aaaaaa111111', { files: [...files, photo] }));
  const site = await startSiteProcess({
    REGISTRY: folder,
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
  });

  const kept = new Agent({ keepAlive: true });
  const idle = ask(`${site.origin}/livez`, 'GET', kept);
  idle.outgoing.end();
  const [idleAnswer] = await idle.answered;
  const idleClosed = once(idleAnswer.socket, 'close');
  await once(idleAnswer.resume(), 'end');

  const slowRead = ask(`${site.origin}/remotes/remote-marketing/${photo.name}`);
  slowRead.outgoing.end();
  const [download] = await slowRead.answered;
  const requests = Array.from({ length: 9 }, () => ask(`${site.origin}/api/account`));
  for (const { outgoing } of requests) outgoing.end();
  const upload = ask(`${site.origin}/api/clips/1/poster`, 'POST');
  upload.outgoing.setHeader('content-type', 'image/jpeg');
  upload.outgoing.write('half of ');
  while (waiting.length < 10) await once(backend, 'request');

  // Their requests are on the way when the shutdown begins.
  const opened = await Promise.all(Array.from({ length: 5 }, () => openLine(site.origin)));

  const answers = Promise.all(opened.map(readLine));
  site.child.kill('SIGTERM');
  for (const line of opened) line.write('GET /livez HTTP/1.1\r\nhost: site\r\n\r\n');
  for (const answer of await answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await idleClosed;
  site.child.kill('SIGTERM');
  upload.outgoing.end('it');
  for (const response of waiting) response.end('{}');
  const statuses = await Promise.all([...requests, upload].map(({ answered }) => readStatus(answered)));
  expect(statuses).toEqual(Array(10).fill(200));
  let bytes = 0;
  for await (const part of download) bytes += (part as Buffer).length;
  expect(bytes).toBe(PHOTO.length);
  expect(await site.exit).toEqual([0, null]);
});
