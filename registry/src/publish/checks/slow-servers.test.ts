import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Release } from '@skora/shared/contract';
import { readPointer, type ReleaseStore } from '../../index';
import { allowOrigin } from '../../signing/origins';
import { ADA, BUILT, exampleRelease, exampleStore, ID, publish } from '../../testing/example';
import { intervalStart, emptySample, WatchStore } from '../../watch';
import { rollback, startCanary } from '../commands';
import { moveCanary, readComparison } from '../move-canary';
import { UnfitReleaseError, UnreachedFilesError } from '../read-showable';
import { checkServed } from './check-elsewhere';

const CANARY = 'bbbbbb222222';
const PLAN = { steps: [50, 100], everyMs: 600_000 };
const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };

let server: Server;
let origin: string;
let answer: RequestListener;

const sendFile: RequestListener = (_request, response) => void response.writeHead(200, HEADERS).end('x');

beforeEach(async () => {
  answer = sendFile;
  server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function elsewhere(name: string, change: Partial<Release> = {}): Release {
  return exampleRelease(name, { baseUrl: `${origin}/`, ...change });
}

/** A release on another origin is stable, and another one a canary that may go on. */
async function canaried() {
  const store = await exampleStore();
  await allowOrigin(store, ID, origin);
  await publish(store, elsewhere('aaaaaa111111'));
  await publish(store, elsewhere(CANARY), 'files-only');
  await startCanary(store, ID, CANARY, 10, ADA, PLAN);
  const { canary } = (await readPointer(store, ID))!;
  const begun = Date.parse(canary!.since!);
  const sample = { ...emptySample(), visits: 2000 };
  const interval = { start: intervalStart(canary!, begun), canary: sample, stable: sample };
  await new WatchStore(store).addCanary(ID, canary!, interval);
  return { store, now: begun + PLAN.everyMs };
}

async function keep(store: ReleaseStore, now: number) {
  const compared = await readComparison(store, ID, now);
  return compared && moveCanary(store, ID, compared, now);
}

it('stops reading what is longer than the file', async () => {
  const store = await exampleStore();
  const sent = new EventEmitter();
  const closed = once(sent, 'close');
  answer = (_request, response) => {
    response.writeHead(200, HEADERS);
    // More as soon as there is room, without end.
    const send = () => {
      while (response.write('x'.repeat(64_000)));
    };
    response.on('drain', send).on('close', () => sent.emit('close'));
    send();
  };
  const [fault] = await checkServed(store, elsewhere(CANARY));
  expect(fault).toMatchObject({
    isUnreached: false,
    reason: expect.stringContaining('is not the file that was built') as string,
  });
  await closed;
});

it('waits 20 s for all files together, and asks for no more of them then', async () => {
  const store = await exampleStore();
  let asked = 0;
  const requests = new EventEmitter();
  const first = once(requests, 'eighth');
  answer = () => {
    asked += 1;
    if (asked === 8) requests.emit('eighth');
  };
  const files = Array.from({ length: 30 }, (_none, index) => ({
    name: `part-${index}.12345678.js`,
    size: 1,
    integrity: BUILT,
  }));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  try {
    const checked = checkServed(store, elsewhere(CANARY, { files }));
    await first;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await checked).toEqual([
      {
        isUnreached: true,
        reason: expect.stringMatching(
          / and 27 more at .* could not be fetched \(all files took more than 20 s\)/,
        ) as string,
      },
    ]);
  } finally {
    jest.useRealTimers();
  }
  expect(asked).toBe(8);
});

it.each<[string, RequestListener]>([
  ['breaks off', (request) => request.socket.destroy()],
  ['is being restarted', (_request, response) => void response.writeHead(503).end()],
])('a canary waits with its next step while its server %s', async (_what, fail) => {
  const { store, now } = await canaried();
  const before = await readPointer(store, ID);
  answer = fail;
  await expect(keep(store, now)).rejects.toThrow(UnreachedFilesError);
  expect(await readPointer(store, ID)).toEqual(before);
  answer = sendFile;
  expect(await keep(store, now)).toMatchObject({ did: 'stepped' });
});

it('stops a canary whose files are gone', async () => {
  const { store, now } = await canaried();
  answer = (_request, response) => void response.writeHead(404).end();
  expect(await keep(store, now)).toMatchObject({
    did: 'stopped',
    notes: expect.stringContaining('answered with 404') as string,
  });
});

it('a rollback is refused while a server does not answer', async () => {
  const { store } = await canaried();
  await publish(store, exampleRelease('cccccc333333'));
  answer = (request) => request.socket.destroy();
  await expect(rollback(store, ID, ADA)).rejects.toThrow(UnfitReleaseError);
});
