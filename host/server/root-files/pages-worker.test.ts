import { answer, startWorker } from '../testing/worker-scope';

const HOUR = 3_600_000;
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const LASTING = { 'cache-control': 'public, max-age=31536000, immutable' };

interface Page {
  release?: string;
  hint?: boolean;
  headers?: Record<string, string>;
  status?: number;
}

/** A composed page of a release. Its entry names one more file. */
const page = ({ release = 'aaaaaa111111', hint, headers = {}, status }: Page = {}) =>
  answer(
    `<html${hint ? ' data-session-hint="signed-in"' : ''}><title>A &amp; B | SKORA</title>` +
      `<link href="/assets/main.12345678.js" integrity="x" data-kernel>` +
      `<script type="application/json" id="skora-page">{"release":"${release}",` +
      `"entry":"/remotes/remote-x/entry.${release.slice(0, 8).replace(/\W/g, '0')}.js"}</script></html>`,
    { ...HTML, ...headers },
    status,
  );
const frame = () => answer('<html><main>offline</main></html>', HTML);

/** A site whose pages and files a test changes. */
function openSite() {
  const site: { page: () => Response | Promise<Response>; files: Map<string, string>; gone: boolean } = {
    page: () => page(),
    files: new Map(),
    gone: false,
  };
  const worker = startWorker(['push', 'pages'], async (path) => {
    if (site.gone) throw new TypeError('no network');
    if (path === '/offline.html') return frame();
    if (path === '/page-files.json') return answer(JSON.stringify({ files: [...site.files.keys()] }));
    const file = site.files.get(path);
    if (file !== undefined) return answer(file, LASTING);
    return /\.\w+$/.test(path) ? answer('Not found', {}, 404) : site.page();
  });
  return { site, ...worker, pages: () => worker.caches.paths('skora-pages') };
}

test('a page that is the same for everybody is kept under its address, without what stands behind it', async () => {
  const { ask, pages } = openSite();
  await ask({ path: '/story?override=1' });
  expect(pages()).toEqual(['/story']);
});

test.each([
  ['private', { headers: { 'cache-control': 'private, no-cache' } }],
  ['not to be stored', { headers: { 'cache-control': 'private, no-store' } }],
  ['missing', { status: 404 }],
  ['no page', { headers: { 'content-type': 'application/pdf' } }],
])('an answer that is %s is passed on and not kept', async (_name, given) => {
  const { ask, pages, site } = openSite();
  site.page = () => page(given);
  expect(await ask({ path: '/cv/abc' })).toBeDefined();
  expect(pages()).toEqual([]);
});

test.each([
  { path: '/story', method: 'POST' },
  { path: '/api/pricing' },
  { path: '/api/pricing', mode: 'cors' },
  { path: '/operations' },
  { path: '/robots.txt' },
  { path: '/page-files.json?path=/story', mode: 'cors' },
  { path: '/assets/main.js', mode: 'no-cors' },
  { path: '/assets/clip.12345678.webm', mode: 'no-cors', headers: { range: 'bytes=0-' } },
])('a request is left to the browser: %j', async (asked) => {
  const { ask, caches } = openSite();
  expect(await ask(asked)).toBeUndefined();
  expect([...caches.all.values()].flatMap(({ entries }) => [...entries.keys()])).toEqual([]);
});

test('a visitor gets the kept page at once, and the site is asked behind it', async () => {
  const { ask, fetched, site } = openSite();
  await ask({ path: '/story' });
  site.page = () => page({ release: 'bbbbbb222222' });
  expect(await (await ask({ path: '/story' }))?.text()).toContain('aaaaaa111111');
  expect(fetched.filter((path) => path === '/story')).toHaveLength(2);
  expect(await (await ask({ path: '/story' }))?.text()).toContain('bbbbbb222222');
});

test('once one page was of a newer release, no kept page of an older one comes first', async () => {
  const { ask, site } = openSite();
  await ask({ path: '/' });
  await ask({ path: '/story' });
  site.page = () => page({ release: 'bbbbbb222222' });
  await ask({ path: '/' });
  expect(await (await ask({ path: '/story' }))?.text()).toContain('bbbbbb222222');
});

test.each([
  ['a reload', { cache: 'no-cache' }, 0],
  ['an address with a question', { path: '/story?x=1' }, 0],
  ['a page that was kept an hour ago', {}, HOUR],
])('%s asks the site first', async (_name, asked, later) => {
  const { ask, site, clock } = openSite();
  await ask({ path: '/story' });
  clock.now += later;
  site.page = () => page({ release: 'bbbbbb222222' });
  expect(await (await ask({ path: '/story', ...asked }))?.text()).toContain('bbbbbb222222');
});

test('somebody who is signed in gets the page of the site', async () => {
  const { ask, site } = openSite();
  site.page = () => page({ hint: true });
  await ask({ path: '/profile' });
  site.page = () => page({ hint: true, release: 'bbbbbb222222' });
  expect(await (await ask({ path: '/profile' }))?.text()).toContain('bbbbbb222222');
});

test.each([
  ['does not answer in time', () => new Promise<Response>(() => undefined)],
  ['is not there', () => Promise.reject(new TypeError('no network'))],
  ['is busy', () => Promise.resolve(answer('busy', {}, 503))],
])('a site that %s is answered for by the kept page', async (_name, network) => {
  const { ask, site } = openSite();
  await ask({ path: '/story' });
  site.page = network;
  const reloaded = await ask({ path: '/story', cache: 'no-cache' }, false);
  expect(await reloaded?.text()).toContain('aaaaaa111111');
});

test('a page that was never read is answered by a page that lists what can be read', async () => {
  const { ask, site } = openSite();
  await ask({ path: '/story' });
  site.gone = true;
  const offline = await ask({ path: '/clips' });
  expect(offline?.status).toBe(503);
  expect(await offline?.text()).toContain('<li><a href="/story">A &amp; B</a></li></ul></nav></main>');
});

test('a page is readable for seven days, and forty of them at most', async () => {
  const { ask, pages, site, clock } = openSite();
  for (let number = 0; number <= 40; number += 1) await ask({ path: `/blog/post-${number}` });
  expect(pages()).toHaveLength(40);
  expect(pages()).not.toContain('/blog/post-0');
  site.gone = true;
  clock.now += 7 * 24 * HOUR;
  expect((await ask({ path: '/blog/post-40' }))?.status).toBe(503);
});

test('a file is asked for once, and anew when the page says that it was not good', async () => {
  const { ask, caches, fetched, site } = openSite();
  const path = '/remotes/remote-x/entry.aaaaaa11.js';
  site.files.set(path, 'run()');
  const asked = { path, mode: 'no-cors' };
  await ask(asked);
  expect(await (await ask(asked))?.text()).toBe('run()');
  expect(fetched).toEqual([path]);
  site.files.set(path, 'run(2)');
  expect(await (await ask({ ...asked, path: `${path}?again=1` }))?.text()).toBe('run(2)');
  site.gone = true;
  expect(await (await ask({ ...asked, path: `${path}?again=1` }))?.text()).toBe('run(2)');
  expect(caches.paths('skora-files')).toEqual([path]);
});

test('an answer that may change is not kept as a file', async () => {
  const { ask, caches } = openSite();
  await ask({ path: '/remotes/remote-x/entry.aaaaaa11.js', mode: 'no-cors' });
  expect(caches.paths('skora-files')).toEqual([]);
});

test('files stay as long as a kept page refers to them, by itself or by another file', async () => {
  const { ask, caches, site } = openSite();
  const [entry, view, old] = ['entry.aaaaaa11', 'view.0a0a0a0a', 'view.0b0b0b0b'].map(
    (name) => `/remotes/remote-x/${name}.js`,
  );
  site.files.set(entry!, 'views={7:"0a0a0a0a"}').set(view!, '').set(old!, '');
  for (const path of [entry!, view!, old!]) await ask({ path, mode: 'no-cors' });
  await ask({ path: '/story' });
  expect(caches.paths('skora-files')).toEqual([entry, view]);
});

test('a page tells what it is and has loaded: both are kept, and asked for once', async () => {
  const { happen, caches, fetched, pages, site } = openSite();
  const file = '/assets/main.12345678.js';
  site.files.set(file, '');
  const told = { data: { path: '/story', files: [file, '/api/me'] } };
  await happen('message', told);
  await happen('message', told);
  expect(pages()).toEqual(['/story']);
  expect(caches.paths('skora-files')).toEqual([file]);
  expect(fetched.filter((path) => path === '/story')).toHaveLength(1);
  await happen('message', { data: { path: 'https://evil.example/', files: [] } });
  expect(pages()).toEqual(['/story']);
});

test('the files of home are kept while the worker is installed, and one without the network is installed, too', async () => {
  const { happen, caches, fetched, site } = openSite();
  const file = '/assets/main.12345678.js';
  site.files.set(file, '');
  await happen('install', {});
  expect(caches.paths('skora-files')).toEqual([file]);
  await happen('message', { data: { path: '/', files: [file] } });
  expect(fetched.filter((path) => path === file)).toHaveLength(1);
  site.gone = true;
  await expect(happen('install', {})).resolves.toBeUndefined();
});

test('a new worker that keeps pages never asks to come before its time, one that ends keeping always does', async () => {
  const skipWaiting = jest.fn(async () => undefined);
  for (const [part, times] of [
    ['pages', 0],
    ['off', 2],
  ] as const) {
    const { happen } = startWorker([part], undefined, { skipWaiting });
    await happen('install', {});
    await happen('message', { data: null });
    expect(skipWaiting).toHaveBeenCalledTimes(times);
  }
});

test('a new worker deletes what one of another form has kept, and nothing of anybody else', async () => {
  const { happen, caches } = openSite();
  for (const name of ['skora-pages-0', 'somebody']) await caches.open(name);
  await happen('activate', {});
  expect([...caches.all.keys()]).toEqual(['somebody']);
});
