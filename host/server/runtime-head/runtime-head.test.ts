import type { ManifestRoute } from '@skora/shared/contract';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const SHARED_CV: ManifestRoute = {
  path: '/cv/:token',
  view: 'shared-cv',
  access: 'public',
  background: 'cv',
  title: 'Shared CV',
  prerender: false,
  head: '/shared-cvs/:token/head',
};
const HEAD = { status: 200, title: 'Demo Player, winger', description: 'A fictional CV', noindex: true };

let close = async () => {};
afterEach(() => close());

/** A backend that behaves as a test wants. */
async function siteWith(backend: RequestListener) {
  const server = createServer(backend);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { store } = await temporaryStore();
  const manifest = exampleManifest();
  await putRelease(
    store,
    exampleRelease('aaaaaa111111', {
      manifest: { ...manifest, routes: [...manifest.routes, SHARED_CV] },
      cards: { '/': 'card-home.12345678.png' },
    }),
  );
  const { port } = server.address() as AddressInfo;
  const site = await exampleSite(store, { BACKEND_URL: `http://127.0.0.1:${port}` });
  close = async () => {
    await site.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return site;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Stops half-way; garbage is collected while the site waits for the rest. */
const stopHalfWay: RequestListener = (_request, response) => {
  response.write('{"status":200,');
  const timer = setInterval(collectGarbage, 50);
  response.on('close', () => clearInterval(timer));
};

function answering(value: unknown): RequestListener {
  return (_request, response) => response.end(typeof value === 'string' ? value : JSON.stringify(value));
}

it('asks with the route’s params and the visitor’s address, and shows what the backend says', async () => {
  const seen: unknown[] = [];
  const site = await siteWith((request, response) => {
    seen.push(request.method, request.url, request.headers['x-forwarded-for']);
    response.end(JSON.stringify(HEAD));
  });
  const { statusCode, body, headers } = await site.inject({
    url: '/cv/a%2F..%2Fb?utm=1',
    headers: { 'x-forwarded-for': '6.6.6.6' },
  });
  expect(seen).toEqual(['GET', '/shared-cvs/a%2F..%2Fb/head', '127.0.0.1']);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Demo Player, winger | SKORA</title>');
  expect(body).toContain('<meta property="og:title" content="Demo Player, winger | SKORA">');
  expect(body).toContain('card-home.12345678.png');
  expect(body).toContain('<noscript><h1>Demo Player, winger</h1><p>A fictional CV</p></noscript>');
  expect(body).toContain('<html lang="en" data-background="cv" data-sent-link="">');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(body).not.toContain('rel="canonical"');
});

it('has structured data with addresses of this site, only for pages search engines may list', async () => {
  const answer = {
    ...HEAD,
    noindex: false,
    jsonLd: [{ '@type': 'VideoObject', contentUrl: '/api/x', name: '//a' }],
  };
  const site = await siteWith((_request, response) => response.end(JSON.stringify(answer)));
  const { body } = await site.inject('/cv/open');
  expect(body).toContain('{"@type":"VideoObject","contentUrl":"http://localhost:3000/api/x","name":"//a"}');
  answer.noindex = true;
  expect((await site.inject('/cv/open')).body).not.toContain('VideoObject');
});

it('is for search engines only when the backend says so', async () => {
  const site = await siteWith(answering({ ...HEAD, noindex: false, image: '/api/cards/1.png' }));
  const { body, headers } = await site.inject('/cv/open');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/cv/open">');
  expect(body).toContain('<meta property="og:image" content="http://localhost:3000/api/cards/1.png">');
});

it.each([404, 410] as const)('answers %i when the backend does, without a preview', async (status) => {
  const site = await siteWith(answering({ ...HEAD, status, title: 'No such CV', noindex: false }));
  const { statusCode, body, headers } = await site.inject('/cv/gone');
  expect(statusCode).toBe(status);
  expect(body).toContain('<title>No such CV | SKORA</title>');
  expect(body).not.toContain('og:title');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it('asks each time: what is withdrawn is gone at once', async () => {
  const answer = { ...HEAD };
  const site = await siteWith((_request, response) => response.end(JSON.stringify(answer)));
  expect((await site.inject('/cv/one')).statusCode).toBe(200);
  answer.status = 410;
  expect((await site.inject('/cv/one')).statusCode).toBe(410);
});

it.each<[string, RequestListener]>([
  ['says an error', (_request, response) => response.writeHead(500).end('{}')],
  ['leads elsewhere', (_request, response) => response.writeHead(302, { location: 'http://[::1]/' }).end()],
  ['sends no JSON', answering('<html>')],
  ['sends another status', answering({ ...HEAD, status: 302 })],
  ['sends no title', answering({ ...HEAD, title: '' })],
  ['does not say whether to index', answering({ ...HEAD, noindex: undefined })],
  ['names a picture elsewhere', answering({ ...HEAD, image: '//evil.example/x.png' })],
  ['sends facts that are none', answering({ ...HEAD, facts: [{ label: 'Club' }] })],
  ['sends a book of facts', answering({ ...HEAD, facts: Array(41).fill({ label: 'a', value: 'b' }) })],
  ['sends too much', answering({ ...HEAD, padding: 'x'.repeat(20_000) })],
  ['hangs up', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
  ['stops half-way', stopHalfWay],
])('shows a neutral page when the backend %s', async (_name, backend) => {
  const site = await siteWith(backend);
  const { statusCode, body, headers } = await site.inject('/cv/abc');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Shared CV | SKORA</title>');
  expect(body).toContain('class="sk-pending"');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it('escapes what the backend says', async () => {
  const facts = [{ label: '<i>Club</i>', value: '</noscript><script>alert(1)</script>' }];
  const site = await siteWith(
    answering({ ...HEAD, title: '</title><script>', description: '"><img>', facts }),
  );
  const { body } = await site.inject('/cv/abc');
  expect(body).not.toContain('</title><script>');
  expect(body).not.toContain('"><img>');
  expect(body).not.toContain('<i>Club');
  expect(body).not.toContain('alert(1)</script>');
});

it('lists the facts for readers without JavaScript', async () => {
  const facts = [{ label: 'Club', value: 'FC Muster' }];
  const site = await siteWith(answering({ ...HEAD, facts }));
  const { body } = await site.inject('/cv/abc');
  expect(body).toContain('<p>A fictional CV</p><dl><dt>Club</dt><dd>FC Muster</dd></dl></noscript>');
});

it('does not ask for other pages', async () => {
  const asked: unknown[] = [];
  const site = await siteWith((request, response) => {
    asked.push(request.url);
    response.end('{}');
  });
  await site.inject('/');
  await site.inject('/nowhere');
  expect(asked).toEqual([]);
});
