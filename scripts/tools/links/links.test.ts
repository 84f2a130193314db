import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES, type Source } from '@skora/domain';
import { ROOT } from '@skora/scripts-lib/workspace';
import { checkSources } from './check-sources';
import { openAddress } from './open-address';
import { sourcesTable, summary } from './report';

const LIMIT = 5_000;
let server: Server;
let site: string;
let asked: string[];

const pages: Record<string, RequestListener> = {
  '/opens': (_request, answer) => answer.end('Here'),
  '/no-head': (request, answer) => answer.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
  '/moved': (_request, answer) => answer.writeHead(301, { location: '/opens' }).end(),
  '/elsewhere-today': (_request, answer) => answer.writeHead(302, { location: '/opens' }).end(),
  '/moved-then-elsewhere': (_request, answer) =>
    answer.writeHead(308, { location: '/elsewhere-today' }).end(),
  '/circle': (_request, answer) => answer.writeHead(302, { location: '/circle' }).end(),
  '/gone': (_request, answer) => answer.writeHead(410).end(),
  '/refused': (_request, answer) => answer.writeHead(403).end(),
  '/silent': () => {},
};

beforeEach(async () => {
  asked = [];
  server = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    const page = pages[request.url ?? ''];
    if (page) page(request, answer);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a page that opens is asked for its head only', async () => {
  expect(await openAddress(`${site}/opens`, LIMIT)).toEqual({ kind: 'opens' });
  expect(asked).toEqual(['HEAD /opens']);
});

test('a server without HEAD is asked again with GET', async () => {
  expect(await openAddress(`${site}/no-head`, LIMIT)).toEqual({ kind: 'opens' });
  expect(asked).toEqual(['HEAD /no-head', 'GET /no-head']);
});

test('only a move for good is a move, and its first place is the new address', async () => {
  expect(await openAddress(`${site}/moved`, LIMIT)).toEqual({ kind: 'moved', to: `${site}/opens` });
  expect(await openAddress(`${site}/elsewhere-today`, LIMIT)).toEqual({ kind: 'opens' });
  expect(await openAddress(`${site}/moved-then-elsewhere`, LIMIT)).toEqual({
    kind: 'moved',
    to: `${site}/elsewhere-today`,
  });
});

test.each(['/gone', '/nowhere'])('%s is gone', async (path) => {
  expect(await openAddress(site + path, LIMIT)).toEqual({ kind: 'gone' });
});

test('what does not open here is told apart from what is gone', async () => {
  const refused = await openAddress(`${site}/refused`, LIMIT);
  expect(refused).toEqual({ kind: 'unreached', why: expect.stringContaining('answered 403') as string });
  expect(await openAddress(`${site}/circle`, LIMIT)).toMatchObject({ why: 'more than 6 redirects' });
  expect(await openAddress(`${site}/silent`, 50)).toEqual({ kind: 'unreached', why: 'no answer in time' });
  expect(await openAddress('http://127.0.0.1:1/', LIMIT)).toMatchObject({ kind: 'unreached' });
});

test('sources are opened one after the other and written down', async () => {
  const source = { form: 'report', by: 'Somebody', year: 2020, title: 'A report' } as const;
  const sources: Record<string, Source> = {
    first: { ...source, href: `${site}/opens` },
    second: { ...source, href: `${site}/gone` },
  };
  const checked = await checkSources(sources, { limitMs: LIMIT, pauseMs: 0 });
  expect(summary(checked)).toBe('1 open, 0 moved, 1 gone, 0 could not be opened from here');
  expect(sourcesTable(checked, '2026-11-23').split('\n').slice(2)).toEqual([
    `| first | Report by a company (secondary) | <${site}/opens> | opens | 2026-11-23 |`,
    `| second | Report by a company (secondary) | <${site}/gone> | gone | 2026-11-23 |`,
  ]);
});

test('the page in docs lists every source with its present address', () => {
  const page = readFileSync(join(ROOT, 'docs/sources.md'), 'utf8');
  const missing = Object.entries(SOURCES).filter(
    ([id, { href }]) => !page.includes(`| ${id} |`) || !page.includes(`<${href}>`),
  );
  expect(missing.map(([id]) => id)).toEqual([]);
});
