import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { freshAddress, postJson, send } from '../../testing/send';
import { startMailTest } from '../../testing/start-mail-test';
import { startRedis } from '../../testing/redis/start-redis';
import { startTestApp, type TestApp } from '../../testing/start-test-app';
import { untilFound } from '../../testing/until-found';

/** Requests of a client in a minute. */
const LIMIT = 20;
const GRANTED = 401;
const REFUSED = 429;
/** No answer of a busy machine comes too late. */
const PATIENT = { answerMs: 60_000 };
const ALONE = 'limits are not shared';
const TOGETHER = 'limits are shared again';

let redis: Awaited<ReturnType<typeof startRedis>>;
const services: TestApp[] = [];
beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()));
});
afterAll(() => redis.kill());

async function start(answer: { answerMs?: number }): Promise<TestApp> {
  const service = await startTestApp({ redis: { url: redis.url, ...answer } });
  services.push(service);
  return service;
}

function ask({ origin }: TestApp, client: string) {
  return send(origin, { path: '/account/export', headers: { 'x-forwarded-for': client } });
}

/** The statuses of so many requests, one after the other. */
async function askAgain(service: TestApp, client: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push((await ask(service, client)).status);
  return statuses;
}

/** Asks until the service has said something in its log. */
async function askUntil(service: TestApp, words: string): Promise<void> {
  while (!service.log().includes(words)) await ask(service, freshAddress());
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const counts = (service: TestApp, words: string) => service.log().split(words).length - 1;

async function expectToShare(one: TestApp, other: TestApp) {
  const client = freshAddress();
  const granted = await askAgain(one, client, LIMIT - 5);
  granted.push(...(await askAgain(other, client, 5)));
  expect(granted).toEqual(times(LIMIT, GRANTED));
  const refused = [await ask(one, client), await ask(other, client)];
  expect(refused.map(({ status }) => status)).toEqual([REFUSED, REFUSED]);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(other, freshAddress())).status).toBe(GRANTED);
}

test('two instances count the requests of a client together', async () => {
  await expectToShare(await start(PATIENT), await start(PATIENT));
});

test('Redis is told no address', async () => {
  const client = freshAddress();
  const service = await start(PATIENT);
  await ask(service, client);
  const reader = new Redis(redis.url);
  const keys = await reader.keys('*');
  reader.disconnect();
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toMatch(/^limit:[\w-]{43}$/);
});

test('instances count the mails of an hour together', async () => {
  const config = { redis: { url: redis.url, ...PATIENT }, mailsPerHour: 1 };
  const one = await startMailTest(config);
  const other = await startMailTest(config, `demo-${randomUUID()}`);
  const email = `${randomUUID()}@player.example`;
  await postJson(one.service.origin, '/newsletter/subscribe', { email });
  await one.mails.received(1);
  await postJson(other.service.origin, '/newsletter/subscribe', { email });
  // It has been put back, as one that was not tried.
  await untilFound(
    other.service.firestore.collection('mailOutbox').where('attempts', '==', 0),
    ({ size }) => size === 1,
  );
  expect(other.mails.mails).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

test('without Redis each instance goes on with its own counts, and shares again when it is back', async () => {
  const both = [await start(PATIENT), await start(PATIENT)] as const;
  const client = freshAddress();
  for (const service of both) expect(await askAgain(service, client, 10)).toEqual(times(10, GRANTED));
  await redis.kill();
  for (const service of both) {
    // Ten of its own from before: nobody begins anew.
    expect(await askAgain(service, client, 11)).toEqual([...times(10, GRANTED), REFUSED]);
    expect((await ask(service, freshAddress())).status).toBe(GRANTED);
  }
  await redis.restart();
  for (const service of both) await askUntil(service, TOGETHER);
  await expectToShare(...both);
  for (const service of both) expect([counts(service, ALONE), counts(service, TOGETHER)]).toEqual([1, 1]);
});

test('a Redis that hangs is not waited for', async () => {
  const service = await start({});
  const client = freshAddress();
  redis.hang();
  expect(await askAgain(service, client, LIMIT + 1)).toEqual([...times(LIMIT, GRANTED), REFUSED]);
  expect(service.log()).toContain(ALONE);
  redis.goOn();
  await askUntil(service, TOGETHER);
});
