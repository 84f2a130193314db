import type { PageState } from '@skora/shared/contract';
import { startOwnSite } from '../../fixtures/faults/own-site';
import { expect, test } from '../../fixtures/test';

const FOREIGN = [
  'remote-auth@https://evil.example/remoteEntry.js',
  'remote-auth@//evil.example/remoteEntry.js',
  'remote-auth@http://localhost.evil.example/remoteEntry.js',
  'remote-auth@http://localhost@evil.example/remoteEntry.js',
  'remote-auth@javascript:alert(1)',
  'remote-auth@data:text/javascript,alert(1)',
  '__proto__@http://localhost:1/x.js',
];

const LOCAL = 'remote-auth@http://localhost:1/remoteEntry.js';

function listEntries(html: string): string[] {
  const text = /id="skora-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as PageState).remotes.map(({ entry }) => entry);
}

test('a remote is never taken from another machine', async ({ request }) => {
  for (const override of FOREIGN) {
    const written = encodeURIComponent(override);
    for (const [query, cookie] of [
      [`?override=${written}`, ''],
      ['', `skora_override=${written}`],
    ] as const) {
      const answer = await request.get(`/login${query}`, { headers: { cookie } });
      expect(answer.status(), override).toBe(200);
      for (const entry of listEntries(await answer.text()))
        expect(entry, override).toMatch(/^(\/remotes\/|http:\/\/localhost\/?$)/);
      expect(answer.headers()['content-security-policy'], override).not.toContain('evil.example');
    }
  }
});

test('a remote of this machine is taken outside production, and the page says so', async ({
  page,
  problems,
}) => {
  problems.allow(/localhost:1\/|a remote failed|RUNTIME-00|ERR_UNSAFE_PORT/);
  await page.goto(`/story?override=${LOCAL}`);
  await expect(page.getByText('Override: remote-auth')).toBeVisible();
});

test('in production no override counts', async ({ request }) => {
  const site = await startOwnSite(undefined, {
    ENVIRONMENT: 'production',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    FIRESTORE_EMULATOR_HOST: '',
    FIREBASE_STORAGE_EMULATOR_HOST: '',
    PUBLIC_ORIGIN: 'https://skora.example',
    FIREBASE_PROJECT_ID: 'skora-site',
    FIREBASE_API_KEY: 'of the project',
    FIREBASE_STORAGE_BUCKET: 'skora-site.appspot.com',
    OPERATOR_NAME: 'Club & Co',
    OPERATOR_ADDRESS: '1 Example Street, Example Town',
    OPERATOR_COUNTRY: 'United Kingdom',
    OPERATOR_EMAIL: 'club@skora.example',
    LEGAL_SINCE: '2026-11-23',
  });
  try {
    for (const cookie of ['', `skora_override=${encodeURIComponent(LOCAL)}`]) {
      const answer = await request.get(`${site.url}/login?override=${LOCAL}`, { headers: { cookie } });
      for (const entry of listEntries(await answer.text())) expect(entry).toMatch(/^\/remotes\//);
      expect(answer.headers()['content-security-policy']).not.toContain('localhost:1');
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('skora_override');
    }
  } finally {
    await site.stop();
  }
});
