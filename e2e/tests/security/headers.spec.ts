import type { APIResponse } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/site/site';

function directives(answer: APIResponse): Map<string, string[]> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

const PAGES = ['/', '/login', '/settings', '/nowhere', '/auth-action?mode=x', '/t&c'];
const OTHERS = [
  '/missing.js',
  '/assets/missing.js',
  '/remotes/remote-auth/missing.js',
  '/remotes/remote-auth/@mf-types.zip',
  '/favicon.svg',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/.well-known/nothing',
  '/robots.txt',
  '/page-files.json',
  '/page-files.json?path=/login',
  '/livez',
  '/readyz',
];

test('scripts come from this site alone: nothing inline, nothing evaluated', async ({ request }) => {
  for (const path of PAGES) {
    const answer = await request.get(path);
    const policy = directives(answer);
    const scripts = policy.get('script-src') ?? [];
    expect(scripts, path).toEqual(["'self'"]);
    expect(answer.headers()['content-security-policy'], path).not.toContain('unsafe-eval');
    expect(policy.get('style-src'), path).not.toContain("'unsafe-inline'");
    expect(policy.get('object-src'), path).toEqual(["'none'"]);
    expect(policy.get('base-uri'), path).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors'), path).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"]);
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>/g)];
    expect(inline, path).toEqual([]);
    expect(html, path).not.toMatch(/\son[a-z]+="/);
  }
});

test('every answer carries the protective headers, errors included', async ({ request }) => {
  for (const path of [...PAGES, ...OTHERS, '/api/livez', '/api/nowhere']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toMatch(/max-age=\d{8,}/);
    expect(headers['referrer-policy'], path).toMatch(/no-referrer|strict-origin/);
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['server'], path).toBeUndefined();
  }
});

test('scripts, styles and fonts say how they are read, and nothing about documents', async ({
  page,
  request,
}) => {
  const urls = new Set<string>();
  page.on('response', (response) => urls.add(response.url()));
  await visit(page, '/');
  const parts = () => [...urls].filter((url) => /\.[0-9a-f]{8}\.(js|css|woff2)$/.test(url));
  await expect.poll(() => parts().length).toBeGreaterThan(8);
  for (const url of parts()) {
    const headers = (await request.get(url)).headers();
    expect(headers['x-content-type-options'], url).toBe('nosniff');
    expect(headers['strict-transport-security'], url).toMatch(/max-age=\d{8,}/);
    expect(headers['cache-control'], url).toContain('immutable');
    const { length } = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
    expect(length, url).toBeLessThan(480);
  }
});

test('a missing file is a 404 and never a page', async ({ request }) => {
  const missing = [
    '/missing.js',
    '/settings/theft.css',
    '/profile/myprofile.json',
    '/assets/missing.js',
    '/assets/..%2fserver.mjs',
    '/remotes/remote-auth/missing.js',
    '/remotes/remote-nobody/remoteEntry.js',
    '/remotes/remote-auth/..%2f..%2fpointers%2fremote-auth.json',
    '/remotes/..%2f..%2f/passwd.js',
    '/index.html',
    '/.env',
  ];
  for (const path of missing) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).not.toContain('text/html');
  }
});

test('a broken address is an answer below 500', async ({ request, baseURL }) => {
  for (const path of [
    '/%',
    '/%E0%A4%A',
    '//',
    '/\\evil.example',
    '/a//b',
    `/${'x'.repeat(4_000)}`,
    '/?override=%25',
    '/story/',
  ]) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(500);
    const { location = '/' } = answer.headers();
    expect(new URL(location, 'http://localhost').hostname, path).toBe('localhost');
  }
});

test('no file that browsers get carries a secret', async ({ request, page }) => {
  const urls = new Set<string>();
  page.on('response', (response) => urls.add(response.url()));
  await visit(page, '/pricing-plans');
  await page.waitForLoadState('networkidle');
  for (const url of urls) {
    const text = await (await request.get(url)).text();
    expect(text, url).not.toMatch(/local-token|sk_(test|live)_|whsec_|-----BEGIN [A-Z ]*PRIVATE KEY/);
  }
});
