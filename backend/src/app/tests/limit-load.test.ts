import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { send } from '../../testing/send';
import { startTestApp } from '../../testing/start-test-app';
import { handleError } from '../../lib/http/error-handler';
import { limitLoad } from '../../lib/guards/limit-load';

let app: FastifyInstance;
let origin: string;
let waiting: (() => void)[];
let begun: () => void;
beforeEach(async () => {
  waiting = [];
  begun = () => undefined;
  app = fastify();
  limitLoad(app, 2);
  app.setErrorHandler(handleError);
  app.get('/livez', () => 'alive');
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.all('/slow', async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      begun();
    });
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  finishAll();
  return app.close();
});

const get = (path: string) => send(origin, { path });

/** Resolves once so many more requests are at work. */
function begins(count: number): Promise<void> {
  const before = waiting.length;
  return new Promise((resolve) => {
    begun = () => {
      if (waiting.length === before + count) resolve();
    };
  });
}

async function atWork(count: number) {
  const there = begins(count);
  const answers = Array.from({ length: count }, () => get('/slow'));
  await there;
  return answers;
}

function finishAll() {
  for (const finish of waiting.splice(0)) finish();
}

test('beyond the limit the answer is 503 at once, and what is at work is finished', async () => {
  const answers = await atWork(2);
  const refused = await get('/slow');
  expect(refused.status).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ status: 503, retryAfter: 1 });
  expect((await get('/livez')).text).toBe('alive');
  finishAll();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

test('answers of every kind make room again', async () => {
  for (let round = 0; round < 5; round += 1) {
    expect((await get('/broken')).status).toBe(500);
    expect((await get('/nowhere')).status).toBe(404);
  }
  const answers = await atWork(2);
  expect((await get('/slow')).status).toBe(503);
  finishAll();
  await Promise.all(answers);
  const again = await atWork(2);
  finishAll();
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual([200, 200]);
});

test('who goes away in the middle of a body makes room; who goes away later does not before the work is done', async () => {
  const { port } = app.server.address() as AddressInfo;
  const open = (method: string, more: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${method} /slow HTTP/1.1\r\nhost: a\r\n${more}\r\n`);
    return socket;
  };
  for (let round = 0; round < 3; round += 1) {
    const arrived = once(app.server, 'request') as Promise<[unknown, ServerResponse]>;
    const socket = open('POST', 'content-type: application/json\r\ncontent-length: 100\r\n');
    const closed = once((await arrived)[1], 'close');
    socket.destroy();
    await closed;
  }
  const gone = begins(1);
  const socket = open('GET', '');
  await gone;
  socket.destroy();
  const answers = await atWork(1);
  expect((await get('/slow')).status).toBe(503);
  finishAll();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200]);
});

test('the service itself has the limit', async () => {
  const service = await startTestApp({ maxInFlight: 0, log: { level: 'info', sampleEvery: 3 } });
  for (let round = 0; round < 6; round += 1)
    expect((await send(service.origin, { path: '/payment/pricing' })).status).toBe(503);
  // A flood of refusals is not also a flood of log lines.
  expect(service.log().match(/"status":503/g)).toHaveLength(2);
  expect((await send(service.origin, { path: '/livez' })).status).toBe(200);
  await service.close();
});
