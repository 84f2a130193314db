import { exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { EXAMPLE_SETTINGS, exampleSite, PRODUCTION, temporaryStore } from '../testing/example-site';
import { readEnv } from '../config/env';
import { securityTxt } from './security-txt';

async function startSite(manifest = exampleManifest()) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease('aaaaaa111111', { manifest }));
  return exampleSite(store);
}

const siteEnv = readEnv({ ...EXAMPLE_SETTINGS, ...PRODUCTION });

const account = exampleManifest({
  routes: [{ ...exampleManifest().routes[0]!, path: '/settings/account', view: 'account-security' }],
});

it('names who takes reports of weaknesses, until the first of a month some months ahead', () => {
  const text = securityTxt(siteEnv, new Date('2026-11-26T22:00:00Z'));
  expect(text).toBe(
    'Contact: mailto:office@club.example\n' +
      'Expires: 2027-05-01T00:00:00.000Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://skora.example/.well-known/security.txt\n',
  );
});

it('answers with that text', async () => {
  const { statusCode, headers, body } = await (await startSite()).inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

it('leads password managers to the form, where a remote has it', async () => {
  const url = '/.well-known/change-password';
  const { statusCode, headers } = await (await startSite(account)).inject(url);
  expect([statusCode, headers.location]).toEqual([302, '/settings/account']);
  expect((await (await startSite()).inject(url)).statusCode).toBe(404);
});

it.each([
  '/.well-known/',
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  '/.well-known/acme-challenge/a',
  '/favicon.ico',
  '/site.webmanifest',
])('says in two words that %s is missing', async (url) => {
  const { statusCode, headers, body } = await (await startSite()).inject(url);
  expect([statusCode, headers['content-type'], body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found',
  ]);
});
