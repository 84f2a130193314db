import { computeIntegrity, registryPaths, writePointer, type ReleaseStore } from '@skora/registry';
import { allowOrigin } from '@skora/registry/publish';
import type { Release } from '@skora/shared/contract';
import { exampleManifest, exampleRelease, putRelease } from './testing/example-release';
import { exampleSite, temporaryStore } from './testing/example-site';

const CDN = 'https://cdn.team.example';
const FOLDER = `${CDN}/marketing/`;
const ENTRY = 'remoteEntry.12345678.js';

/** A registry with a release whose scripts are on another origin, and nowhere else. */
async function elsewhere(change: Partial<Release> = {}) {
  const { store } = await temporaryStore();
  const release = exampleRelease('aaaaaa111111', { baseUrl: FOLDER, ...change });
  await putRelease(store, release);
  await allowOrigin(store, release.id, CDN);
  await store.delete(registryPaths.file(release.id, ENTRY));
  return store;
}

type Site = Awaited<ReturnType<typeof exampleSite>>;

async function ask(site: Site, url: string, cookie = '') {
  const { body, headers, statusCode } = await site.inject({ url, headers: { cookie } });
  return { body, statusCode, policy: String(headers['content-security-policy']) };
}

const open = async (store: ReleaseStore, url = '/') => ask(await exampleSite(store), url);

it.each([
  ['at this site', undefined, '/remotes/remote-marketing/'],
  ['on the other origin', FOLDER, FOLDER],
])('finds pictures of prerendered pages %s', async (_where, baseUrl, folder) => {
  const html = '<img src="/remotes/remote-marketing/ball.12345678.svg" alt="">';
  const store = await elsewhere({ baseUrl, fragments: [{ view: 'home', key: '/', html }] });
  expect((await open(store)).body).toContain(`<img src="${folder}ball.12345678.svg" alt="">`);
});

it('composes the page from the registry, and names the files where they are', async () => {
  const { body, statusCode } = await open(await elsewhere());
  const { integrity } = exampleRelease().files[0]!;
  expect(statusCode).toBe(200);
  expect(body).toContain('data-prerendered=""><h1>Home of aaaaaa111111</h1>');
  expect(body).toContain('<style data-href="home.12345678.css">.home{color:red}</style>');
  expect(body).toContain(
    `<link rel="preload" as="script" href="${FOLDER}${ENTRY}" crossorigin="anonymous" integrity="${integrity}" fetchpriority="low" data-later>`,
  );
  const state = JSON.parse(/id="skora-page">(.*?)<\/script>/.exec(body)?.[1] ?? '') as unknown;
  expect(state).toMatchObject({ remotes: [{ entry: `${FOLDER}${ENTRY}`, integrity }] });
  expect(body).not.toContain('/remotes/remote-marketing/');
});

it('serves no script that is elsewhere', async () => {
  expect(await open(await elsewhere(), `/remotes/remote-marketing/${ENTRY}`)).toMatchObject({
    statusCode: 404,
  });
});

it('keeps preview cards under its own address', async () => {
  const card = { name: 'card.12345678.png', size: 1, integrity: computeIntegrity(Buffer.from('x')) };
  const files = [...exampleRelease().files, card];
  const store = await elsewhere({ files, cards: { '/': card.name } });
  await store.write(registryPaths.file('remote-marketing', card.name), Buffer.from('x'), { immutable: true });
  const site = await exampleSite(store);
  const address = `/remotes/remote-marketing/${card.name}`;
  expect((await ask(site, '/')).body).toContain(`content="http://localhost:3000${address}"`);
  expect((await ask(site, address)).statusCode).toBe(200);
});

it('names files of this site alone to download ahead', async () => {
  const { body } = await open(await elsewhere(), '/page-files.json?path=/');
  expect(JSON.parse(body)).toEqual({
    files: ['/assets/ui-forms.12345678.js', '/assets/ui-forms.12345678.css'],
  });
});

describe('the policy', () => {
  const sources = (policy: string) => policy.split('; ').filter((directive) => directive.includes(CDN));

  it('names the folders of the live releases, on each page, since any page leads to any other', async () => {
    const site = await exampleSite(await elsewhere());
    for (const path of ['/', '/settings', '/nowhere']) {
      const directives = sources((await ask(site, path)).policy).map((text) => text.split(' ')[0]);
      expect(directives).toEqual(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']);
    }
    expect((await ask(site, '/')).policy).toContain(`script-src 'self' ${FOLDER};`);
  });

  it('names no origin that is allowed and not used', async () => {
    const { store } = await temporaryStore();
    await putRelease(store, exampleRelease());
    await allowOrigin(store, 'remote-marketing', CDN);
    expect(sources((await open(store)).policy)).toEqual([]);
  });

  it('follows the release that a visitor gets', async () => {
    const store = await elsewhere();
    await putRelease(store, exampleRelease('bbbbbb222222'));
    await writePointer(store, 'remote-marketing', {
      stable: 'bbbbbb222222',
      canary: { release: 'aaaaaa111111', weight: 10 },
      previous: [],
    });
    const site = await exampleSite(store);
    expect(sources((await ask(site, '/', 'skora_bucket=5')).policy)).toHaveLength(5);
    expect(sources((await ask(site, '/', 'skora_bucket=50')).policy)).toEqual([]);
  });

  it('leaves out a release in whose place a developer serves another', async () => {
    const override = encodeURIComponent('remote-marketing@http://localhost:3101/remoteEntry.js');
    const site = await exampleSite(await elsewhere());
    expect(sources((await ask(site, '/', `skora_override=${override}`)).policy)).toEqual([]);
  });
});

it('shows nothing of a remote whose origin is not allowed', async () => {
  const { store } = await temporaryStore();
  const manifest = exampleManifest({ navigation: [] });
  await putRelease(store, exampleRelease('aaaaaa111111', { manifest, baseUrl: FOLDER }));
  const { body, policy } = await open(store);
  expect(body).toContain('"missing":["remote-marketing"]');
  expect(body + policy).not.toContain(CDN);
});
