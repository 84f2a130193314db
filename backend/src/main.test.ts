import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { postJson, send } from './testing/send';
import { startServiceProcess } from './testing/start-service-process';

jest.setTimeout(30_000);

const emulators = () => ({
  FIRESTORE_EMULATOR_HOST: process.env.FIRESTORE_EMULATOR_HOST ?? '',
  FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
});

test('SIGTERM lets the request under way finish and ends the process with 0', async () => {
  const service = await startServiceProcess(emulators());
  expect((await send(service.origin, { path: '/readyz' })).status).toBe(200);
  const slow = request(`${service.origin}/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  slow.flushHeaders();
  await once(slow, 'continue');
  service.child.kill('SIGTERM');
  slow.end('{"email":"sigterm@player.example"}');
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await service.exit).toEqual([0, null]);
  expect(service.log()).toContain('"reason":"SIGTERM"');
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
