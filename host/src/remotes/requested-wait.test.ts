import { requestedWait } from './requested-wait';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

function answer(status: number, retryAfter?: string): void {
  const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
  globalThis.fetch = async () => new Response(null, { status, headers });
}

const FILE = '/remotes/remote-auth/remoteEntry.js';

test('a busy server names seconds or a time', async () => {
  answer(503, '7');
  expect(await requestedWait(FILE)).toBe(7_000);
  answer(503, new Date(Date.now() + 60_000).toUTCString());
  const wait = await requestedWait(FILE);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
});

test.each([
  ['nothing is named', () => answer(503)],
  ['it is no time', () => answer(503, 'soon')],
  ['the time is over', () => answer(503, 'Sat, 01 Jan 2000 00:00:00 GMT')],
  ['the file is there by now', () => answer(200, '7')],
  [
    'nobody answers',
    () => {
      globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    },
  ],
])('there is no wait to keep to when %s', async (_case, given) => {
  given();
  expect(await requestedWait(FILE)).toBe(0);
});
