import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { startWorker, workerSource } from '../testing/worker-scope';
import { addWorker } from './add-worker';

const MAX_BYTES = 6 * 1024;
const readPublic = (name: string) => readFile(join(__dirname, '../../public', name)).catch(() => null);

function openSite(worker: 'on' | 'off') {
  const app = Fastify();
  addWorker(app, { env: { worker }, readPublic });
  return app;
}

test.each(['/service-worker.js', '/push-worker.js'])(
  '%s is the worker, asked for anew each time',
  async (url) => {
    const site = openSite('on');
    const { body, headers } = await site.inject(url);
    expect(body).toBe(workerSource('push', 'pages'));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    const again = await site.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('switched off, it shows pushes and keeps nothing', async () => {
  expect((await openSite('off').inject('/service-worker.js')).body).toBe(workerSource('push', 'off'));
  expect(startWorker(['push', 'off']).names).not.toContain('fetch');
});

test('it stays small', () => {
  expect(brotliCompressSync(workerSource('push', 'pages')).length).toBeLessThan(MAX_BYTES);
});

/** What is left of a worker that is switched off. @param kept whether one before has kept pages */
async function switchOff(kept: boolean, isSubscribed: boolean) {
  const unregister = jest.fn(async () => true);
  const registration = { unregister, pushManager: { getSubscription: async () => isSubscribed || null } };
  const { caches, happen } = startWorker(['push', 'off'], undefined, { registration });
  for (const name of kept ? ['skora-pages-1', 'somebody'] : ['somebody']) await caches.open(name);
  await happen('activate', {});
  expect([...caches.all.keys()]).toEqual(['somebody']);
  return unregister.mock.calls.length === 0 ? 'stays' : 'goes';
}

test('switched off, it goes with all it kept, unless somebody gets pushes by it', async () => {
  expect(await switchOff(true, false)).toBe('goes');
  expect(await switchOff(true, true)).toBe('stays');
});

test('one that was registered for pushes a moment ago stays', async () => {
  expect(await switchOff(false, false)).toBe('stays');
});

async function startSite(change: Record<string, string> = {}) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease('aaaaaa111111'));
  return exampleSite(store, change);
}

test('pages are told only that there is none', async () => {
  const state = async (change?: Record<string, string>) => (await (await startSite(change)).inject('/')).body;
  expect(await state()).not.toContain('"worker"');
  expect(await state({ SERVICE_WORKER: 'off' })).toContain('"worker":false');
});

test('the page for readers without a connection runs no script and says what to do', async () => {
  const { statusCode, headers, body } = await (await startSite()).inject('/offline.html');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox allow-forms/);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).not.toContain('<script');
  expect(body).toContain('<h1>You are offline</h1>');
  expect(body).toContain('<a href="">Try again</a>');
  expect(body.split('</main>')).toHaveLength(2);
});
