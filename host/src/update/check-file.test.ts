import { checkFile, checkImportedFile, SiteUpdated, workAhead } from './check-file';

const FILE = '/assets/firebase-auth.0a1b2c3d.js';
const KERNEL = '/assets/main.0a1b2c3d.js';
const ENTRY = '/remotes/remote-auth/remoteEntry.0a1b2c3d.js';

const realFetch = globalThis.fetch;
let asked: string[];

/** A page of this build, while the site answers for one of its files and with this home page. */
function open(file: Response, home: string | Response): void {
  document.head.innerHTML = `<link href="${KERNEL}" data-kernel>`;
  const state = JSON.stringify({ remotes: [{ entry: ENTRY }] });
  document.body.innerHTML = `<script type="application/json" id="skora-page">${state}</script>`;
  globalThis.fetch = async (input, init) => {
    asked.push(`${init?.method} ${String(input)}`);
    if (input === FILE) return file.clone();
    return typeof home === 'string' ? new Response(home) : home.clone();
  };
}

const newer = '<link href="/assets/main.newer.js" data-kernel>';
const gone = new Response('Not found', { status: 404 });

beforeEach(() => {
  asked = [];
  // Where nothing can be noted, a reload could become a loop, so there is none.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

test('a file that is gone with its build is told apart', async () => {
  open(gone, newer);
  await expect(checkFile(FILE)).rejects.toThrow(SiteUpdated);
  expect(asked).toEqual([`HEAD ${FILE}`, 'GET /']);
});

test('a page that must not be left is not loaded anew', async () => {
  open(gone, newer);
  jest.restoreAllMocks();
  const stay = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('beforeunload', stay);
  await expect(checkFile(FILE)).rejects.toThrow(SiteUpdated);
  window.removeEventListener('beforeunload', stay);
  expect(stay).toHaveBeenCalledTimes(1);
  // Once it may be left, there is still the one reload.
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['the file is there by now', new Response('code'), newer],
  ['the server has a fault', new Response('', { status: 503 }), newer],
  ['the build is still live', gone, `<link href="${KERNEL}" data-kernel>{"entry":"${ENTRY}"}`],
  ['the home page has a fault', gone, new Response(newer, { status: 500 })],
  ['somebody’s Wi-Fi answers', gone, '<h1>Accept our terms</h1>'],
])('nothing comes of it when %s', async (_case, file, home) => {
  open(file, home);
  await expect(checkFile(FILE)).resolves.toBeUndefined();
});

test('nothing comes of it without a network', async () => {
  open(gone, newer);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(checkFile(FILE)).resolves.toBeUndefined();
});

test('what nobody misses is not looked at, and keeps nothing else from being looked at', async () => {
  open(gone, newer);
  for (const name of ['watch', 'idle', 'boundaries', 'extension'])
    await checkImportedFile(`/assets/${name}.0a1b2c3d.js`);
  expect(asked).toEqual([]);
  await expect(checkImportedFile(FILE)).rejects.toThrow(SiteUpdated);
});

test('files of a remote that nobody waits for yet are not looked at', async () => {
  const part = '/remotes/remote-auth/sign-up.0a1b2c3d.js';
  open(gone, newer);
  await workAhead(ENTRY, () => checkImportedFile(part));
  expect(asked).toEqual([]);
  await checkImportedFile(part);
  expect(asked).toEqual([`HEAD ${part}`]);
});

test.each([
  ['the host', FILE],
  ['another remote', '/remotes/remote-account/cv.0a1b2c3d.js'],
])('while a page is got ready, a file of %s is looked at: somebody may wait for it', async (_case, file) => {
  open(gone, newer);
  await workAhead(ENTRY, () => checkImportedFile(file).catch(() => undefined));
  expect(asked).toContain(`HEAD ${file}`);
});
