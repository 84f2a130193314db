// The part of the site's worker that keeps pages and their files, so that they open at once and without a connection. What is
// kept, when it is shown, and why: docs/decisions/platform/050-a-worker-that-keeps-pages.md

// Another name whenever their form changes: a new worker deletes all others.
const PAGES = 'skora-pages-1';
const FILES = 'skora-files-1';
/** Holds the page that is shown in place of one that was never read, with the name of the site's latest state. */
const FRAME = 'skora-frame-1';
const OFFLINE = '/offline.html';

const MAX_PAGES = 40;
const MAX_FILES = 400;
/** For so long, in ms, a page that the site has confirmed is shown before it is asked for again. */
const FRESH_MS = 3_600_000;
/** For so long, in ms, a page is readable without a connection. Its scripts are as old as those of a tab left open. */
const READABLE_MS = 7 * 24 * FRESH_MS;
/** After so long, in ms, a slow site is not waited for where there is a kept page. */
const PATIENCE_MS = 3_000;

const FILE = /^\/(?:assets|remotes\/[\w-]+)\/[\w.-]+\.([0-9a-f]{8})\.\w+$/;
/** What is no page, by its address, and the page of admins, who are told how the site is now, or nothing. */
const NO_PAGE = /^\/(?:api|operations)(?:\/|$)|\.\w{2,8}$/;

/** What is kept is a help: a full disk, for instance, must not show. */
const quietly = (work) => work.catch(() => undefined);
const note = (response, name) => response.headers.get(`x-kept-${name}`) ?? '';
const age = (response) => Date.now() - Number(note(response, 'at'));

/** The same answer with notes about it. The body is decoded here, and read as it is later. */
function withNotes(response, body, notes, status = 200) {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  for (const [name, value] of Object.entries(notes)) headers.set(`x-kept-${name}`, value);
  return new Response(body, { status, headers });
}

/** What the releases and the host of a page are, in one text: it differs whenever one of them does. */
function siteOf(html) {
  return (html.match(/"release":"[\w.-]+"|\/assets\/[\w.-]+"(?=[^>]* data-kernel)/g) ?? []).join();
}

/** Addresses in a page of files that never change. */
function listFiles(html) {
  return html.match(/\/(?:assets|remotes\/[\w-]+)\/[\w.-]+\.[0-9a-f]{8}\.\w+/g) ?? [];
}

/** Whether an answer is a composed page that is the same for everybody: all others are marked private, or not to be stored. */
function isPage({ status, type, redirected, headers }) {
  const isHtml = headers.get('content-type')?.startsWith('text/html');
  return (
    status === 200 && type === 'basic' && !redirected && isHtml && headers.get('cache-control') === 'no-cache'
  );
}

/** Deletes the oldest entries above a number. */
async function shorten(cache, most) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

/** Deletes what is too much, and files that no kept page refers to, by itself or by one of its files. */
async function tidy() {
  const [pages, files] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  await Promise.all([shorten(pages, MAX_PAGES), shorten(files, MAX_FILES)]);
  const kept = [...(await pages.matchAll()), await caches.match(OFFLINE)].filter(Boolean);
  const texts = await Promise.all(kept.map((response) => response.text()));
  const unused = new Set((await files.keys()).map(({ url }) => url));
  for (const text of texts) {
    for (const url of unused) {
      if (!text.includes(FILE.exec(new URL(url).pathname)?.[1] ?? url)) continue;
      unused.delete(url);
      // Scripts and styles name further files by the same digits.
      if (/\.(?:js|css)$/.test(url)) texts.push(await (await files.match(url)).text());
    }
  }
  await Promise.all([...unused].map((url) => files.delete(url)));
}

/** Keeps the page for those that were never read. @param site what is live now */
async function keepFrame(site) {
  const before = await caches.match(OFFLINE);
  const answer = await fetch(OFFLINE, { cache: 'no-cache' }).catch(() => null);
  const next = answer?.ok ? answer : before;
  if (!next) return;
  const html = await next.text();
  await (await caches.open(FRAME)).put(OFFLINE, withNotes(next, html, { site }));
  await keepFiles(listFiles(html));
}

/** Keeps a page under its address without what stands behind a `?`: the page is the same, and links of mails end there. */
async function keepPage(pathname, response) {
  if (NO_PAGE.test(pathname) || !isPage(response)) return;
  const html = await response.text();
  if (!html.includes('id="skora-page"')) return;
  const site = siteOf(html);
  const [, title = pathname] = /<title>([^<]*)/.exec(html) ?? [];
  const look = html.slice(0, 200).includes('data-session-hint') ? 'signed-in' : 'signed-out';
  const notes = { at: Date.now(), site, look, title: encodeURIComponent(title) };
  const pages = await caches.open(PAGES);
  const before = await pages.match(pathname, { ignoreVary: true });
  // Deleted first, so that the order of keys is that of the visits.
  await pages.delete(pathname);
  await pages.put(pathname, withNotes(response, html, notes));
  if (!before || note(before, 'site') !== site) await quietly(keepFilesOf(pathname));
  const frame = await caches.match(OFFLINE);
  const isNew = !frame || note(frame, 'site') !== site;
  if (isNew) await keepFrame(site);
  if (isNew || (await pages.keys()).length > MAX_PAGES) await tidy();
}

async function keepFile(files, address, response) {
  const isLasting = response.status === 200 && /\bimmutable\b/.test(response.headers.get('cache-control'));
  if (isLasting) await files.put(address, response);
}

/** Keeps files that a page has loaded before this worker was there. The browser still has them, so nothing is downloaded. */
async function keepFiles(addresses) {
  const files = await caches.open(FILES);
  const missing = [];
  for (const address of new Set(addresses)) {
    if (FILE.test(address) && !(await files.match(address))) missing.push(address);
  }
  const keep = async (address) => keepFile(files, address, await fetch(address, { cache: 'force-cache' }));
  await Promise.allSettled(missing.map(keep));
}

/** Keeps scripts and styles of a page that is opened within a tab later: what is written into its document has no address. */
async function keepFilesOf(pathname) {
  const answer = await fetch(`/page-files.json?path=${encodeURIComponent(pathname)}`, { priority: 'low' });
  if (answer.ok) await keepFiles((await answer.json()).files);
}

async function answerFile(event, { pathname, search }) {
  const files = await caches.open(FILES);
  const kept = await files.match(pathname, { ignoreVary: true });
  // A file that is asked for once more did not come, or was not what the page expects: the network decides.
  if (kept && search === '') return kept;
  try {
    const response = await fetch(event.request);
    event.waitUntil(quietly(keepFile(files, pathname, response.clone())));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function findPage(pathname) {
  const kept = await (await caches.open(PAGES)).match(pathname, { ignoreVary: true });
  return kept && age(kept) < READABLE_MS ? kept : undefined;
}

/** Whether a page is shown before the site is asked: to signed-out readers, while nothing newer is known to be live. */
async function comesFirst(kept, { cache }, { search }) {
  if (cache !== 'default' || search !== '' || note(kept, 'look') !== 'signed-out') return false;
  const frame = await caches.match(OFFLINE);
  return age(kept) < FRESH_MS && frame !== undefined && note(frame, 'site') === note(kept, 'site');
}

async function askSite(event, { pathname }) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(quietly(keepPage(pathname, response.clone())));
  return response;
}

/** In place of a page that cannot be had: what can be read, and a way to try again. Titles are those of HTML, so they are safe in it. */
async function answerOffline() {
  const frame = await caches.match(OFFLINE);
  if (!frame) return Response.error();
  const pages = await caches.open(PAGES);
  const items = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const title = decodeURIComponent(note(await pages.match(url), 'title')).replace(/ \| SKORA$/, '');
      return `<li><a href="${new URL(url).pathname}">${title}</a></li>`;
    }),
  );
  const list =
    items.length > 0
      ? `<nav class="sk-plain" style="padding-block-start:0" aria-labelledby="kept"><h2 id="kept">Pages you can read now</h2><ul>${items.reverse().join('')}</ul></nav>`
      : '';
  const html = (await frame.text()).replace('</main>', () => `${list}</main>`);
  return withNotes(frame, html, {}, 503);
}

async function answerPage(event, address) {
  const kept = await findPage(address.pathname);
  const asked = askSite(event, address);
  if (kept && (await comesFirst(kept, event.request, address))) {
    event.waitUntil(quietly(asked));
    return kept;
  }
  if (!kept) return asked.catch(answerOffline);
  event.waitUntil(quietly(asked));
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const answer = await Promise.race([asked.catch(() => null), waited]);
  return answer && answer.status < 500 ? answer : kept;
}

// Chromium compiles scripts that are kept during an installation, here and not on the page of the next visit. Home has most of
// them in common with every page, and the browser may still have it.
self.addEventListener('install', (event) => {
  const keep = async () => keepFiles(listFiles(await (await fetch('/', { cache: 'force-cache' })).text()));
  event.waitUntil(quietly(keep()));
});

// Does not call `skipWaiting()`: Chromium may leave a navigation unanswered during a takeover. A new worker starts when all
// pages of the old one are closed.
self.addEventListener('activate', (event) => {
  const own = [PAGES, FILES, FRAME];
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('skora-') && !own.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(address.pathname)) event.respondWith(answerPage(event, address));
    return;
  }
  if (FILE.test(address.pathname) && !request.headers.has('range'))
    event.respondWith(answerFile(event, address));
});

self.addEventListener('message', (event) => {
  const { path, files } = event.data ?? {};
  const keep = async () => {
    if (typeof path !== 'string' || !path.startsWith('/') || !Array.isArray(files)) return;
    await keepFiles(files);
    const kept = await findPage(path);
    if (kept && age(kept) < FRESH_MS) return;
    await keepPage(path, await fetch(path, { cache: 'no-cache', priority: 'low' }));
  };
  event.waitUntil(quietly(keep()));
});
