import { dayOf, WatchStore } from '@skora/registry/watch';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { EXAMPLE_BUILD } from './example-beacon';

const SITE = 'https://skora.example';
const OWN_FILE = `${SITE}/remotes/remote-marketing/home.12345678.css`;

async function openSite() {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const site = await exampleSite(store);
  // A page is what reports are about.
  const page = await site.inject('/');
  const report = (type: string, body: unknown) =>
    site.inject({
      method: 'POST',
      url: '/reports',
      headers: { 'content-type': type },
      payload: JSON.stringify(body),
    });
  const end = async () => {
    await site.close();
    const days = await new WatchStore(store).readDays(dayOf(0), dayOf(Date.now()));
    const entries = days.flatMap((day) => day.entries);
    return Object.fromEntries(entries.map(({ id, release, counts }) => [`${id} ${release}`, counts.reports]));
  };
  return { page, report, end };
}

const modern = (effectiveDirective: string, sourceFile?: string) => ({
  type: 'csp-violation',
  age: 3,
  url: `${SITE}/cv/secret`,
  body: { effectiveDirective, sourceFile, blockedURL: 'https://evil.example/?q=mara', sample: 'secret' },
});

it('pages say where browsers report what their policy refuses', async () => {
  const { page, end } = await openSite();
  expect(page.headers['reporting-endpoints']).toBe('policy="/reports"');
  expect(page.headers['content-security-policy']).toMatch(/; report-to policy; report-uri \/reports; /);
  await end();
});

it('counts reports of both formats by directive, for the release whose script it was', async () => {
  const { report, end } = await openSite();
  const old = {
    'csp-report': {
      'document-uri': `${SITE}/cv/secret`,
      'violated-directive': "connect-src 'self'",
      'source-file': OWN_FILE,
      'line-number': 3,
    },
  };
  expect((await report('application/csp-report', old)).statusCode).toBe(204);
  const reports = [
    modern('require-trusted-types-for', OWN_FILE),
    modern('connect-src', `${SITE}/assets/main.12345678.js`),
    modern('script-src-elem'),
    modern('img-src', 'chrome-extension://abcdef/content.js'),
    { type: 'deprecation', body: { id: 'x' } },
  ];
  expect((await report('application/reports+json', reports)).statusCode).toBe(204);
  expect(await end()).toEqual({
    'remote-marketing aaaaaa111111': { 'connect-src': 1, 'require-trusted-types-for': 1 },
    [`host ${EXAMPLE_BUILD}`]: { 'connect-src': 1, 'script-src-elem': 1 },
  });
});

it.each([
  ['an unknown directive', 'application/reports+json', [modern('mara-src')]],
  ['too many at once', 'application/reports+json', Array.from({ length: 21 }, () => modern('img-src'))],
  ['something else', 'application/csp-report', { report: 1 }],
])('refuses %s and stores nothing', async (_what, type, body) => {
  const { report, end } = await openSite();
  expect((await report(type, body)).statusCode).toBe(400);
  expect(await end()).toEqual({});
});
