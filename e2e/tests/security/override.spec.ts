import { startOwnSite } from '../../fixtures/own-site';
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

test('a remote is never taken from another machine', async ({ request }) => {
  for (const override of FOREIGN) {
    for (const headers of [{}, { cookie: `skora_override=${encodeURIComponent(override)}` }]) {
      const query = 'cookie' in headers ? '' : `?override=${encodeURIComponent(override)}`;
      const answer = await request.get(`/login${query}`, { headers });
      const html = await answer.text();
      expect(answer.status(), override).toBe(200);
      expect(html, override).not.toContain('evil.example');
      expect(html, override).not.toContain('"overridden":true');
      expect(answer.headers()['content-security-policy'], override).not.toContain('evil.example');
    }
  }
});

test('a remote of this machine is taken outside production, and the page says so', async ({
  page,
  problems,
}) => {
  problems.allow(/localhost:1\/|127.0.0.1:1\/|a remote failed|RUNTIME-00|ERR_UNSAFE_PORT/);
  await page.goto('/story?override=remote-auth@http://localhost:1/remoteEntry.js');
  await expect(page.getByText('Override: remote-auth')).toBeVisible();
});

test('in production no override counts', async ({ request }) => {
  const production = {
    FIREBASE_AUTH_EMULATOR_HOST: '',
    FIRESTORE_EMULATOR_HOST: '',
    FIREBASE_STORAGE_EMULATOR_HOST: '',
    REMOTE_OVERRIDES: 'remote-auth@http://localhost:1/remoteEntry.js',
  };
  const site = await startOwnSite(undefined, production);
  try {
    for (const headers of [
      {},
      { cookie: 'skora_override=remote-auth%40http%3A%2F%2Flocalhost%3A1%2FremoteEntry.js' },
    ]) {
      const answer = await request.get(
        `${site.url}/login?override=remote-auth@http://localhost:1/remoteEntry.js`,
        { headers },
      );
      expect(await answer.text()).not.toContain('localhost:1/');
      expect(answer.headers()['content-security-policy']).not.toContain('localhost:1');
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('skora_override');
    }
  } finally {
    await site.stop();
  }
});
