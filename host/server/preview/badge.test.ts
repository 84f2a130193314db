import { createHash } from 'node:crypto';
import { writePointer } from '@skora/registry';
import { signPreview } from '@skora/registry/preview';
import {
  EXAMPLE_KEY,
  exampleManifest,
  exampleRelease,
  putRelease,
  uploadRelease,
} from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const ID = 'remote-marketing';
const NEXT = 'bbbbbb222222';
const OVERRIDE = 'remote-shop@http://localhost:3102/remoteEntry.js';

type Site = Awaited<ReturnType<typeof exampleSite>>;

/** A site with two remotes; of the first one there is a release that is not live. */
async function start(env: Record<string, string> = {}): Promise<Site> {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  const shop = { id: 'remote-shop', manifest: exampleManifest({ id: 'remote-shop', routes: [] }) };
  await putRelease(store, exampleRelease('aaaaaa111111', shop));
  await uploadRelease(store, exampleRelease(NEXT));
  await writePointer(store, ID, { stable: 'aaaaaa111111', previous: [] });
  return exampleSite(store, env);
}

function makeLink(lasts = 3_600_000): string {
  const issued = Date.now();
  return signPreview({ id: ID, release: NEXT, issued, expires: issued + lasts }, EXAMPLE_KEY);
}

function ask(site: Site, url: string, cookie = '') {
  return site.inject({ url, headers: { cookie } });
}

/** What a browser keeps of an answer. */
function cookiesOf({ headers }: Awaited<ReturnType<typeof ask>>): string[] {
  return [headers['set-cookie'] ?? []].flat();
}

it('lists each remote with its release and its end, and ends one or all', async () => {
  const site = await start();
  const cookie = `skora_preview=${makeLink()}; skora_override=${encodeURIComponent(OVERRIDE)}`;
  const { body } = await ask(site, '/', cookie);
  expect(body).toContain('<summary>Preview: remote-marketing · Override: remote-shop</summary>');
  expect(body).toMatch(
    /release bbbbbb222222, until <time datetime="[\dTZ:.-]+">\d+ \w+ \d{4}, \d\d:\d\d UTC</,
  );
  expect(body).toContain('from http://localhost:3102/remoteEntry.js');

  const one = await ask(site, `/?disable=${ID}`, cookie);
  expect([one.statusCode, one.headers.location]).toEqual([303, '/']);
  expect(cookiesOf(one)).toEqual([
    expect.stringMatching(/^skora_override=remote-shop/),
    expect.stringMatching(/^skora_preview=; .*Max-Age=0/),
  ]);
  expect(cookiesOf(await ask(site, '/?disable=remote-shop', cookie))).toEqual([
    expect.stringMatching(/^skora_override=; .*Max-Age=0$/),
  ]);
  expect(cookiesOf(await ask(site, '/?disable=all', cookie))).toEqual([
    expect.stringMatching(/^skora_override=; .*Max-Age=0$/),
    expect.stringMatching(/^skora_preview=; .*Max-Age=0/),
  ]);
});

it('keeps the latest link of a remote', async () => {
  const site = await start();
  const [first, second] = [makeLink(), makeLink(60_000)];
  const taken = await ask(site, `/?preview=${second}`, `skora_preview=${first}`);
  expect(cookiesOf(taken)).toEqual([expect.stringContaining(`skora_preview=${second};`)]);
});

it('ends an override that the site has for everybody, for this browser', async () => {
  const site = await start({ REMOTE_OVERRIDES: `${ID}@http://localhost:3101/remoteEntry.js` });
  expect((await ask(site, '/')).body).toContain(`<summary>Override: ${ID}</summary>`);
  const [kept = ''] = cookiesOf(await ask(site, `/?disable=${ID}`));
  expect((await ask(site, '/', kept.split(';')[0])).body).toContain('Home of aaaaaa111111');
});

it('has a style that the policy admits, and a page without it has none of that', async () => {
  const site = await start();
  const { body, headers } = await ask(site, '/', `skora_preview=${makeLink()}`);
  const [, css = ''] = /<style data-href="badge">([^<]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(css).toContain('.sk-preview');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await ask(site, '/')).body).not.toContain('sk-preview');
});

it('counts several overrides of one cookie', async () => {
  const site = await start();
  const pairs = [`${ID}@http://localhost:3101/a.js`, OVERRIDE].join(',');
  const [kept = ''] = cookiesOf(await ask(site, `/?override=${encodeURIComponent(pairs)}`));
  const { body } = await ask(site, '/', kept.split(';')[0]);
  expect(body).toContain('"entry":"http://localhost:3101/a.js"');
  expect(body).toContain('"entry":"http://localhost:3102/remoteEntry.js"');
});
