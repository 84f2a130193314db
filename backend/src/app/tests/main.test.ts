import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { postJson, send } from '../../testing/send';
import { startServiceProcess } from '../../testing/start-service-process';
import { untilReady } from '../../testing/until-ready';

const emulators = () => ({
  ENVIRONMENT: 'local',
  FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  FIREBASE_STORAGE_EMULATOR_HOST: process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '',
});

/** A request whose body the service waits for; it ends with the status of the answer. */
async function beginRequest(origin: string, number: number) {
  const outgoing = request(`${origin}/newsletter/subscribe`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      expect: '100-continue',
      'x-forwarded-for': `203.0.113.${number}`,
    },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return async () => {
    outgoing.end(`{"email":"sigterm-${number}@player.example"}`);
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };
}

test('SIGTERM lets every request under way finish and ends the process with 0', async () => {
  const service = await startServiceProcess(emulators());
  expect((await untilReady(service.origin, delay)).status).toBe(200);
  const begun = await Promise.all(
    Array.from({ length: 20 }, (_, index) => beginRequest(service.origin, index)),
  );
  service.child.kill('SIGTERM');
  await service.logged('"reason":"SIGTERM"');
  const statuses = await Promise.all(begun.map((finish) => finish()));
  expect(statuses).toEqual(Array<number>(20).fill(200));
  expect(await service.exit).toEqual([0, null]);
});

test('after SIGTERM it says at once that it ends, and goes on until the balancer has noticed', async () => {
  const service = await startServiceProcess({ ...emulators(), DRAIN_MS: '5000' });
  expect((await untilReady(service.origin, delay)).status).toBe(200);
  service.child.kill('SIGTERM');
  await service.logged('"reason":"SIGTERM"');
  expect((await send(service.origin, { path: '/readyz' })).status).toBe(503);
  const answer = await fetch(`${service.origin}/livez`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await service.exit).toEqual([0, null]);
});

test('the service ends when its launcher is gone', async () => {
  const service = await startServiceProcess(emulators());
  service.child.disconnect();
  expect(await service.exit).toEqual([0, null]);
});

test('without its store the service is alive, not ready, answers in seconds and still ends in order', async () => {
  const service = await startServiceProcess({ ...emulators(), FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  expect((await send(service.origin, { path: '/livez' })).status).toBe(200);
  const answer = await send(service.origin, { path: '/readyz' });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  const metrics = await send(service.origin, { path: '/metrics' });
  expect(metrics.status).toBe(200);
  expect(metrics.text).toContain('skora_reading_timestamp_seconds{reading="mails"} 0');
  expect(metrics.text).not.toMatch(/^skora_(mails|job_\w+)\{/m);
  const late = await postJson(service.origin, '/newsletter/subscribe', { email: 'late@player.example' });
  expect(late.status).toBe(503);
  expect(late.json()).toMatchObject({ status: 503, title: 'Service Unavailable' });
  service.child.kill('SIGTERM');
  expect(await service.exit).toEqual([0, null]);
});

test('a faulty environment ends the start with every fault and code 1', async () => {
  const service = await startServiceProcess({ GCLOUD_PROJECT: '', PORT: 'x' });
  expect(await service.exit).toEqual([1, null]);
  expect(service.errors()).toContain('GCLOUD_PROJECT or GOOGLE_CLOUD_PROJECT must be set.');
  expect(service.errors()).toContain('PORT must be a whole number from 0 to 65535, not "x".');
});

test('without emulators the service does not start until it is told who runs it', async () => {
  const service = await startServiceProcess({});
  expect(await service.exit).toEqual([1, null]);
  for (const key of [
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_COUNTRY',
    'OPERATOR_EMAIL',
    'LEGAL_SINCE',
  ]) {
    expect(service.errors()).toContain(`${key} must be set.`);
  }
});

test('a service for everybody does not start with the secret that would let anybody forge links to unsubscribe', async () => {
  const service = await startServiceProcess({
    ENVIRONMENT: 'staging',
    LINK_SECRET: 'only for this machine',
    GCLOUD_PROJECT: 'skora-staging',
  });
  expect(await service.exit).toEqual([1, null]);
  expect(service.errors()).toContain('LINK_SECRET must not be the sample everybody knows.');
  expect(service.errors()).toContain('SITE_SECRET must be set.');
});
