import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ManifestRoute } from '@skora/shared/contract';
import { exampleManifest, exampleRelease, putRelease } from './testing/example-release';
import { temporaryStore } from './testing/example-site';
import { startSiteProcess } from './testing/start-site-process';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const REQUEST_ID = '7964b42d-1300-487c-a4b4-d492725c54b5';
const WELL_FORMED = { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01`, 'x-request-id': REQUEST_ID };
const HOSTILE = {
  traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01-secret.name`,
  tracestate: 'name=secret.name',
  'x-request-id': 'secret.name@player.example","severity":"ERROR',
};
const SHARED_CV: ManifestRoute = {
  path: '/cv/:token',
  view: 'shared-cv',
  access: 'public',
  background: 'cv',
  title: 'Shared CV',
  prerender: false,
  head: '/shared-cvs/:token/head',
};

const asked: IncomingHttpHeaders[] = [];
/** Ends answers in the middle, so that the site has something to write into its log. */
const backend = createServer((request, response) => {
  asked.push(request.headers);
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half', () => response.destroy());
});

/** Asks for a page and for something of the backend. @returns the ids that the two answers bear */
async function ask(origin: string, headers: Record<string, string>): Promise<(string | null)[]> {
  const answers = await Promise.all(
    ['/cv/a-token', '/api/account'].map((path) => fetch(`${origin}${path}`, { headers })),
  );
  await Promise.all(answers.map((answer) => answer.text().catch(() => null)));
  return answers.map((answer) => answer.headers.get('x-request-id'));
}

const answered: (string | null)[] = [];
let log = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { store, folder } = await temporaryStore();
  const manifest = exampleManifest();
  const routes = [...manifest.routes, SHARED_CV];
  await putRelease(store, exampleRelease('aaaaaa111111', { manifest: { ...manifest, routes } }));
  const { port } = backend.address() as AddressInfo;
  const site = await startSiteProcess({ REGISTRY: folder, BACKEND_URL: `http://127.0.0.1:${port}` });
  for (const headers of [WELL_FORMED, HOSTILE, {}]) answered.push(...(await ask(site.origin, headers)));
  // A process that has ended has written all its lines.
  site.child.kill('SIGTERM');
  await site.exit;
  log = site.log();
});
afterAll(() => new Promise((resolve) => backend.close(resolve)));

it('passes well-formed ids on to the backend, into its log and back to whoever asks', () => {
  expect(answered.slice(0, 2)).toEqual([REQUEST_ID, REQUEST_ID]);
  const passed = asked.filter((headers) => headers['x-request-id'] === REQUEST_ID);
  expect(passed).toHaveLength(2);
  for (const { traceparent } of passed) {
    expect(traceparent).toMatch(new RegExp(`^00-${TRACE_ID}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
  }
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ reqId, traceId }) => reqId === REQUEST_ID && traceId === TRACE_ID)).toHaveLength(2);
});

it('makes its own in place of hostile ones, and where there are none', () => {
  const made = answered.slice(2);
  for (const id of made) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(made).size).toBe(4);
  const others = asked.filter((headers) => headers['x-request-id'] !== REQUEST_ID);
  expect(others.map((headers) => headers['x-request-id']).sort()).toEqual([...made].sort());
  expect(new Set(others.map(({ traceparent }) => traceparent?.slice(3, 35))).size).toBe(4);
  expect(JSON.stringify(asked)).not.toContain('secret.name');
  expect(log).not.toMatch(/secret\.name|"severity":"ERROR"/);
});
