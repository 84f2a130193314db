import type * as silentDatabase from './silent-database';

type SilentDatabase = typeof silentDatabase;

interface Request {
  result: { close: () => void };
  error: DOMException | null;
  onsuccess?: () => void;
  onerror?: () => void;
}

/** A fresh page whose database answers a request to open it in this way. */
async function openPage(answer: (request: Request) => void): Promise<SilentDatabase> {
  const open = () => {
    const request: Request = { result: { close: () => undefined }, error: null };
    void Promise.resolve().then(() => answer(request));
    return request;
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  jest.resetModules();
  return import('./silent-database');
}

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('a database that never answers is hidden after 3 s', async () => {
  const page = await openPage(() => undefined);
  const checked = page.hideSilentDatabase();
  await jest.advanceTimersByTimeAsync(2_999);
  expect(page.isDatabaseSilent()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await checked;
  expect(page.isDatabaseSilent()).toBe(true);
  expect(globalThis.indexedDB).toBeUndefined();
});

test.each<[string, (request: Request) => void]>([
  ['opens', (request) => request.onsuccess?.()],
  ['refuses', (request) => request.onerror?.()],
])('a database that %s is left to the SDK', async (_case, answer) => {
  const page = await openPage(answer);
  await page.hideSilentDatabase();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.isDatabaseSilent()).toBe(false);
  expect(globalThis.indexedDB).toBeDefined();
});

test('a browser without one is left to the SDK as well', async () => {
  const page = await openPage(() => undefined);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await page.hideSilentDatabase();
  expect(page.isDatabaseSilent()).toBe(false);
});

test('a browser that refuses even its name is left to the SDK', async () => {
  const page = await openPage(() => undefined);
  Object.defineProperty(globalThis, 'indexedDB', {
    get: () => {
      throw new DOMException('Refused by the browser.', 'SecurityError');
    },
    configurable: true,
  });
  await page.hideSilentDatabase();
  expect(page.isDatabaseSilent()).toBe(false);
});
