import { idle as whenIdle } from '../page/idle';
import { downloadAhead } from './download-ahead';

const FILES = ['/remotes/remote-auth/login.1.js', '/assets/ui-forms.2.js', '/assets/ui-forms.2.css'];
const edge = jest.fn<Promise<Response>, [string | URL, RequestInit]>();
let idle: (() => void) | null;
let onPage: string[];

function answerWith(files: unknown, status = 200): void {
  edge.mockImplementation(async (url) =>
    String(url).startsWith('/page-files.json')
      ? new Response(JSON.stringify({ files }), { status })
      : new Response('code'),
  );
}

/** What was asked, as addresses of this site. */
function asked(): string[] {
  return edge.mock.calls.map(([url]) => String(url).replace('http://localhost', ''));
}

const settle = () => jest.advanceTimersByTimeAsync(0);

async function idleSlot(): Promise<void> {
  const run = idle;
  idle = null;
  run?.();
  await settle();
}

async function idleUntil(done: Promise<unknown>): Promise<void> {
  let isDone = false;
  const finished = done.finally(() => (isDone = true));
  finished.catch(() => undefined);
  await settle();
  while (!isDone) await idleSlot();
  await finished;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'requestIdleCallback'] });
  idle = null;
  onPage = [];
  document.head.innerHTML = '';
  edge.mockReset();
  Object.assign(globalThis, { fetch: edge });
  Object.assign(window, { requestIdleCallback: (run: () => void) => (idle = run) });
  // The DOM of the tests keeps no account of what it fetched.
  Object.assign(performance, {
    getEntriesByName: (name: string) => onPage.filter((url) => name === `http://localhost${url}`),
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks once for the files of all pages, then for each file, in order and behind everything else', async () => {
  answerWith(FILES);
  await idleUntil(downloadAhead(['/login', '/t&c'], whenIdle));
  expect(asked()).toEqual(['/page-files.json?path=%2Flogin&path=%2Ft%26c', ...FILES]);
  expect(edge.mock.calls.every(([, { priority }]) => priority === 'low')).toBe(true);
  expect(document.querySelector('script, link')).toBeNull();
});

it('asks for one thing in an idle slot', async () => {
  answerWith(FILES);
  void downloadAhead(['/login'], whenIdle);
  for (const many of [0, 1, 2, 3, 4]) {
    expect(asked()).toHaveLength(many);
    await idleSlot();
  }
});

it('waits between files where the browser does not tell when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  answerWith(FILES);
  void downloadAhead(['/login'], whenIdle);
  await jest.advanceTimersByTimeAsync(299);
  expect(asked()).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(301);
  expect(asked()).toHaveLength(2);
});

it('asks for nothing that is on the page: files it has fetched, styles that the server wrote into it', async () => {
  answerWith(FILES);
  onPage = ['/assets/ui-forms.2.js'];
  document.head.innerHTML = '<style data-href="ui-forms.2.css"></style>';
  await idleUntil(downloadAhead(['/login'], whenIdle));
  expect(asked().slice(1)).toEqual(['/remotes/remote-auth/login.1.js']);
});

it('does not ask for a file that was loaded meanwhile', async () => {
  answerWith(FILES);
  void downloadAhead(['/login'], whenIdle);
  await idleSlot();
  onPage = FILES;
  await idleSlot();
  await idleSlot();
  expect(asked()).toHaveLength(1);
});

it('asks nobody but this site', async () => {
  answerWith(['https://evil.example/a.js', '//evil.example/b.js', ...FILES]);
  await idleUntil(downloadAhead(['/login'], whenIdle));
  expect(asked().slice(1)).toEqual(FILES);
});

it('asks for nothing when the server does not tell the files', async () => {
  answerWith([], 503);
  await idleUntil(downloadAhead(['/login'], whenIdle));
  expect(asked()).toHaveLength(1);
});

it('goes on after a file that is missing, and stops when the line fails', async () => {
  answerWith(FILES);
  edge.mockImplementationOnce(async () => new Response(JSON.stringify({ files: FILES })));
  edge.mockImplementationOnce(async () => new Response('Not found', { status: 404 }));
  edge.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(idleUntil(downloadAhead(['/login'], whenIdle))).rejects.toThrow('Failed to fetch');
  expect(asked().slice(1)).toEqual(FILES.slice(0, 2));
});

it('gives a download up that does not end', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answerWith(FILES);
  await idleUntil(downloadAhead(['/login'], whenIdle));
  expect(timeout.mock.calls).toEqual(edge.mock.calls.map(() => [8_000]));
  expect(edge.mock.calls.every(([, { signal }]) => signal instanceof AbortSignal)).toBe(true);
});
