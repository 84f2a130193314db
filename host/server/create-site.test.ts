import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { exampleManifest, exampleRelease, putRelease } from './testing/example-release';
import { exampleSite, PRODUCTION, temporaryStore } from './testing/example-site';

async function siteWithRelease(env: Record<string, string | undefined> = {}) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  return exampleSite(store, env);
}

describe('composed pages', () => {
  it('stitches fragment, state, preloads and inline styles', async () => {
    const site = await siteWithRelease();
    const { statusCode, body } = await site.inject('/');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      'data-remote="remote-marketing" data-view="home" data-prerendered=""><h1>Home of aaaaaa111111</h1>',
    );
    expect(body).toContain('<title>Home | SKORA</title>');
    expect(body).toContain('content="Start &quot;here&quot;"');
    const entry = exampleRelease('aaaaaa111111').files.find(({ name }) => name.startsWith('remoteEntry'));
    const { integrity } = entry ?? {};
    expect(body).toContain(
      `<link rel="preload" as="script" href="/remotes/remote-marketing/remoteEntry.12345678.js" integrity="${integrity}" fetchpriority="low" data-later>`,
    );
    expect(body).toContain('<link rel="preload" as="script" href="/assets/ui-forms.12345678.js" ');
    expect(body).toContain('<script defer src="/assets/boot.12345678.js" integrity="sha384-boot"></script>');
    expect(body).toMatch(
      /<template id="skora-scripts">.*<link [^>]*href="\/assets\/main.12345678.js" integrity="sha384-main"[^>]* data-kernel>/,
    );
    expect(body).toContain('<style data-href="home.12345678.css">.home{color:red}</style>');
    const state = /id="skora-page">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(state)).toMatchObject({
      remotes: [{ id: 'remote-marketing', release: 'aaaaaa111111', integrity }],
      missing: [],
    });
  });

  it('carries the component styles of its markup, before those of remotes, and names the file with all of them', async () => {
    const { store } = await temporaryStore();
    const fragments = [{ view: 'home', key: '/', html: '<p class="x Gauge">Buttons</p>' }];
    await putRelease(store, exampleRelease('aaaaaa111111', { fragments }));
    const { body, headers } = await (await exampleSite(store)).inject('/');
    const part = '@layer sk-ui{.Badge,.Gauge{color:tan}:focus{color:cyan}}';
    expect(body).toContain(
      `<style data-href="base.12345678.css">body{margin:0}</style><style data-components>${part}</style><style`,
    );
    const hash = createHash('sha256').update(part).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(body).toContain(
      '<template id="skora-scripts"><link rel="preload" as="fetch" href="/assets/components.12345678.css" crossorigin data-components>',
    );
  });

  it('asks for the scripts of the header with the kernel, and for those of the page after it', async () => {
    const { store } = await temporaryStore();
    const manifest = exampleManifest({ slots: [{ name: 'header', view: 'menu', prerender: true }] });
    const view = (name: string) => ({ js: [`${name}.12345678.js`], css: [], kernel: [] });
    const views = { home: view('home'), menu: view('menu') };
    await putRelease(store, exampleRelease('aaaaaa111111', { manifest, views }));
    const { body } = await (await exampleSite(store)).inject('/');
    const links = [...body.matchAll(/href="\/remotes\/remote-marketing\/(\w+)[^>]*?( data-later)?>/g)];
    expect(links.map(([, file, later]) => [file, later !== undefined])).toEqual([
      ['remoteEntry', false],
      ['menu', false],
      ['home', true],
    ]);
  });

  it('links SKORA elsewhere as configured, and nothing that is not', async () => {
    const { store } = await temporaryStore();
    const manifest = exampleManifest({ slots: [{ name: 'footer', view: 'footer', prerender: true }] });
    const item = (id: string) => `<li data-social="${id}"><a href="#">${id}</a></li>`;
    const html = `<footer><ul data-social="">${item('facebook')}${item('youtube')}</ul></footer>`;
    const fragments = [{ view: 'footer', key: 'slot:footer', html }];
    await putRelease(store, exampleRelease('aaaaaa111111', { manifest, fragments }));
    const served = async (env = {}) => (await (await exampleSite(store, env)).inject('/')).body;
    const SOCIAL_YOUTUBE_URL = 'https://www.youtube.com/@club';
    const body = await served({ SOCIAL_YOUTUBE_URL });
    expect(body).toContain(`<footer><ul><li><a href="${SOCIAL_YOUTUBE_URL}">youtube</a></li></ul></footer>`);
    expect(body).toContain(`"sameAs":["${SOCIAL_YOUTUBE_URL}"]`);
    expect(await served()).toContain('<footer></footer>');
  });

  it('names who runs the site as configured, and leaves out what is not told', async () => {
    const { store } = await temporaryStore();
    const html =
      '<h1>Terms</h1><p>By <b data-operator="name">{name}</b></p><p data-operator="vatId">VAT {vatId}</p>';
    await putRelease(
      store,
      exampleRelease('aaaaaa111111', { fragments: [{ view: 'home', key: '/', html }] }),
    );
    const served = async (env = {}) => (await (await exampleSite(store, env)).inject('/')).body;
    expect(await served()).toContain(
      '<h1>Terms</h1><p>By <b>Sample operator, not a real company</b></p></div>',
    );
    expect(await served({ ...PRODUCTION, OPERATOR_VAT_ID: 'DE1' })).toContain(
      '<p>By <b>Club &amp; Co</b></p><p>VAT DE1</p>',
    );
  });

  it('allows exactly its inline styles and no inline script', async () => {
    const site = await siteWithRelease();
    const { headers } = await site.inject('/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('.home{color:red}').digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it.each([
    ['/', 200],
    ['/settings', 200],
    ['/nowhere', 404],
    ['/settings/x.css', 404],
    ['/assets/missing.12345678.js', 404],
    ['/remotes/remote-marketing/missing.12345678.js', 404],
    ['/remotes/..%2f..%2fetc/passwd', 404],
    ['/remotes/remote-marketing/..%2f..%2f..%2fpointers%2fremote-marketing.json', 404],
  ])('%s answers %i with security headers', async (url, status) => {
    const site = await siteWithRelease();
    const { statusCode, headers } = await site.inject(url);
    expect(statusCode).toBe(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('marks pages of browsers that were signed in, without caring for other cookies', async () => {
    const site = await siteWithRelease();
    const hinted = await site.inject({ url: '/', headers: { cookie: 'a=b; skora_hint=1' } });
    expect(hinted.body).toContain('data-session-hint="signed-in"');
    expect((await site.inject({ url: '/', headers: { cookie: 'skora_hint=2' } })).body).not.toContain(
      'data-session-hint',
    );
  });

  it('answers a known version with 304, compresses, and keeps pages out of shared caches by cookie', async () => {
    const site = await siteWithRelease();
    const first = await site.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('Home of aaaaaa111111');
    expect(first.headers.vary).toBe('cookie, accept-encoding');
    const again = await site.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('keeps private pages away from search engines', async () => {
    const site = await siteWithRelease();
    expect((await site.inject('/settings')).body).toContain('<meta name="robots" content="noindex">');
    expect((await site.inject('/')).body).toContain('<link rel="canonical"');
  });

  it('leads trailing slashes to the one address, never to another host', async () => {
    const site = await siteWithRelease();
    expect((await site.inject('/settings/?a=1')).headers.location).toBe('/settings?a=1');
    expect((await site.inject('//evil.example/')).headers.location ?? '/').not.toMatch(/^\/\//);
  });
});

describe('backend', () => {
  it('is reached under /api with the visitor’s address and the secret of the site, whatever a visitor sends', async () => {
    const seen: unknown[] = [];
    const backend = createServer((request, response) => {
      seen.push(request.url, request.headers['x-forwarded-for'], request.headers['x-site-secret']);
      response.end('{}');
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    const SITE_SECRET = 'what the backend knows';
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.1', 'x-site-secret': 'a guess' };
    for (const SITE_PROXY_HOPS of ['0', '1']) {
      const env = { BACKEND_URL: `http://127.0.0.1:${port}`, SITE_SECRET, SITE_PROXY_HOPS };
      const site = await siteWithRelease(env);
      await site.inject({ url: '/api/geo/me?x=1', headers });
      await site.close();
    }
    await new Promise((resolve) => backend.close(resolve));
    expect(seen).toEqual([
      ...['/geo/me?x=1', '127.0.0.1', SITE_SECRET],
      ...['/geo/me?x=1', '203.0.113.1', SITE_SECRET],
    ]);
  });

  it('asks a busy backend once', async () => {
    let asked = 0;
    const backend = createServer((_request, response) => {
      asked += 1;
      response.writeHead(503, { 'retry-after': '1' }).end('{}');
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const { port } = backend.address() as AddressInfo;
    const site = await siteWithRelease({ BACKEND_URL: `http://127.0.0.1:${port}` });
    expect((await site.inject('/api/geo/me')).statusCode).toBe(503);
    await site.close();
    await new Promise((resolve) => backend.close(resolve));
    expect(asked).toBe(1);
  });

  it('answers 503 as a problem when it is down', async () => {
    const site = await siteWithRelease();
    const { statusCode, headers } = await site.inject('/api/payment/pricing');
    expect(statusCode).toBe(503);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['retry-after']).toBe('5');
  });

  it('refuses bodies larger than any operation takes', async () => {
    const site = await siteWithRelease();
    const payload = Buffer.alloc(5_000_000);
    const { statusCode, headers } = await site.inject({
      method: 'POST',
      url: '/api/contact/messages',
      payload,
    });
    expect(statusCode).toBe(413);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});
