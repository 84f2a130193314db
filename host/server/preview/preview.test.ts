import { createTeamKey, readTeamKey, type ReleaseStore } from '@skora/registry';
import { MAX_PREVIEW_MS, signPreview } from '@skora/registry/preview';
import {
  EXAMPLE_KEY,
  exampleManifest,
  exampleRelease,
  putRelease,
  uploadRelease,
} from '../testing/example-release';
import { exampleSite, PRODUCTION, temporaryStore } from '../testing/example-site';

const ID = 'remote-marketing';
const NEXT = 'bbbbbb222222';
const HOUR_MS = 3_600_000;

type Site = Awaited<ReturnType<typeof exampleSite>>;

function makeLink(change: Partial<Parameters<typeof signPreview>[0]> = {}, key = EXAMPLE_KEY): string {
  const issued = Date.now();
  return signPreview({ id: ID, release: NEXT, issued, expires: issued + HOUR_MS, ...change }, key);
}

/** A site that shows one release, and whose registry holds another one that is not live. */
async function start(
  env: Record<string, string | undefined> = {},
): Promise<{ site: Site; store: ReleaseStore }> {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  await uploadRelease(store, exampleRelease(NEXT));
  return { site: await exampleSite(store, env), store };
}

function cookieOf(answer: Awaited<ReturnType<Site['inject']>>): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Opens a link as a browser does, and follows where it leads. */
async function open(site: Site, token: string, path = '/') {
  const taken = await site.inject(`${path}?preview=${token}`);
  const cookie = cookieOf(taken);
  return { taken, cookie, page: await site.inject({ url: path, headers: { cookie } }) };
}

describe.each(['staging', 'preview', 'local'])('for ENVIRONMENT=%s', (ENVIRONMENT) => {
  const env = ENVIRONMENT === 'local' ? {} : { ...PRODUCTION, ENVIRONMENT };

  it('a link shows a release to the browser that opened it, and to no other', async () => {
    const { site } = await start(env);
    const { taken, page } = await open(site, makeLink());
    expect(taken.statusCode).toBe(303);
    expect(taken.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' });
    expect(taken.headers['set-cookie']).toEqual([
      expect.stringMatching(/^skora_preview=.*; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/),
    ]);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`Home of ${NEXT}`);
    expect(page.body).toContain(`"release":"${NEXT}"`);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    const other = await site.inject('/');
    expect(other.body).toContain('Home of aaaaaa111111');
    expect(other.body).not.toContain('sk-preview');
    expect(other.headers['cache-control']).toBe('no-cache');
  });

  it('a visit with a preview is not measured', async () => {
    const { site } = await start(env);
    expect((await open(site, makeLink())).page.body).not.toContain('"watch":');
    expect((await site.inject('/')).body).toContain('"watch":');
  });

  it('what the policy of a page with a preview refuses is reported nowhere', async () => {
    const { site } = await start(env);
    const { headers } = (await open(site, makeLink())).page;
    expect(headers['reporting-endpoints']).toBeUndefined();
    expect(headers['content-security-policy']).not.toMatch(/report-(?:to|uri)/);
    expect((await site.inject('/')).headers).toHaveProperty('reporting-endpoints');
  });
});

it('in production a link shows nothing, from the address or a cookie', async () => {
  const { site } = await start(PRODUCTION);
  const token = makeLink();
  for (const asked of [
    { url: `/?preview=${token}` },
    { url: '/', headers: { cookie: `skora_preview=${token}` } },
  ]) {
    const { statusCode, body, headers } = await site.inject(asked);
    expect(statusCode).toBe(200);
    expect(body).toContain('Home of aaaaaa111111');
    expect(body).not.toContain('sk-preview');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-robots-tag']).toBeUndefined();
  }
  const files = await site.inject({
    url: '/page-files.json?path=/',
    headers: { cookie: `skora_preview=${token}` },
  });
  expect(files.statusCode).toBe(200);
});

it('keeps the rest of the address, and never leads to another host', async () => {
  const { site } = await start();
  const token = makeLink();
  const location = async (url: string) => (await site.inject(url)).headers.location;
  expect(await location(`/settings?a=1&preview=${token}`)).toBe('/settings?a=1');
  for (const url of ['/..//evil/x', '//evil/x', '/.//evil/x', '/%2e%2e//evil/x'])
    expect(await location(`${url}?disable=all`)).toMatch(/^\/[a-z]/);
});

it('tells which files the previewed pages need', async () => {
  const { site, store } = await start();
  await uploadRelease(store, exampleRelease('cccccc333333', { entry: 'remoteEntry.87654321.js' }));
  const { cookie } = await open(site, makeLink({ release: 'cccccc333333' }));
  const files = async (headers: Record<string, string>) =>
    (await site.inject({ url: '/page-files.json?path=/', headers })).json<{ files: string[] }>().files;
  expect(await files({ cookie })).toContain(`/remotes/${ID}/remoteEntry.87654321.js`);
  expect(await files({})).not.toContain(`/remotes/${ID}/remoteEntry.87654321.js`);
});

it('serves the files of a previewed release, also an instance that has shown no page of it', async () => {
  const { store } = await start();
  const other = exampleRelease(NEXT, { entry: 'remoteEntry.87654321.js' });
  const files = other.files.map((file) =>
    file.name.startsWith('remoteEntry') ? { ...file, name: other.entry } : file,
  );
  await uploadRelease(store, { ...other, files });
  const ask = async (env: Record<string, string | undefined>) =>
    (await (await exampleSite(store, env)).inject(`/remotes/${ID}/remoteEntry.87654321.js`)).statusCode;
  expect(await ask({ ...PRODUCTION, ENVIRONMENT: 'staging' })).toBe(200);
  expect(await ask(PRODUCTION)).toBe(404);
});

const FOREIGN = readTeamKey(createTeamKey());

it.each<[string, () => string, string]>([
  ['damaged', () => 'abc', 'This preview link is damaged.'],
  ['empty', () => '', 'This preview link is damaged.'],
  ['cut short', () => makeLink().slice(0, -20), 'This preview link is damaged.'],
  ['with more behind it', () => `${makeLink()}=%0d%0aset-cookie:a=b`, 'This preview link is damaged.'],
  ['of another team', () => makeLink({}, FOREIGN), 'is not signed by the team that owns remote-marketing'],
  [
    'of a remote that nobody owns',
    () => makeLink({ id: 'remote-x' }),
    'is not signed by the team that owns remote-x',
  ],
  [
    'that has ended',
    () => makeLink({ expires: Date.now() - 1 }),
    'The preview of remote-marketing has ended.',
  ],
  [
    'for more than a week',
    () => makeLink({ expires: Date.now() + MAX_PREVIEW_MS + HOUR_MS }),
    'The times in this preview link',
  ],
  [
    'to a release that is not there',
    () => makeLink({ release: 'eeeeee555555' }),
    'its release eeeeee555555 could not be read',
  ],
])('a link %s is answered with a sentence and the site as usual', async (_what, token, sentence) => {
  const { site } = await start();
  const { statusCode, body, headers } = await site.inject(`/?preview=${token()}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('Home of aaaaaa111111');
  expect(body).toContain('<details open><summary>Preview not shown</summary>');
  expect(body).toContain(sentence);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('private, no-store');
});

it('repeats nothing of a link that is no text of ours', async () => {
  const { site } = await start();
  const content = Buffer.from(JSON.stringify({ id: '<img src=x>', release: NEXT, issued: 0, expires: 9e15 }));
  const { body } = await site.inject(`/?preview=${content.toString('base64url')}.${'x'.repeat(86)}`);
  expect(body).toContain('This preview link is damaged.');
  expect(body).not.toContain('<img');
});

it('says once that a link has ended, and forgets it', async () => {
  const { site } = await start();
  const cookie = `skora_preview=${makeLink({ expires: Date.now() - 1 })}`;
  const first = await site.inject({ url: '/', headers: { cookie } });
  expect(first.body).toContain('has ended');
  expect(cookieOf(first)).toBe('skora_preview=');
  expect((await site.inject('/')).body).not.toContain('sk-preview');
});

it('shows no release that takes a page of another remote', async () => {
  const { site, store } = await start();
  await putRelease(
    store,
    exampleRelease('aaaaaa111111', {
      id: 'remote-shop',
      manifest: exampleManifest({ id: 'remote-shop', routes: [] }),
    }),
  );
  const release = 'dddddd444444';
  await uploadRelease(
    store,
    exampleRelease(release, { id: 'remote-shop', manifest: exampleManifest({ id: 'remote-shop' }) }),
  );
  const { page } = await open(site, makeLink({ id: 'remote-shop', release }));
  expect(page.body).toContain('remote-shop dddddd444444 is not shown');
  expect(page.body).toContain('Home of aaaaaa111111');
});

it('shows a remote that is not live yet', async () => {
  const { site, store } = await start();
  const route = { ...exampleManifest().routes[1]!, path: '/scouting', access: 'public' as const };
  const manifest = exampleManifest({ id: 'remote-scouting', routes: [route] });
  await uploadRelease(store, exampleRelease(NEXT, { id: 'remote-scouting', manifest }));
  const { page } = await open(site, makeLink({ id: 'remote-scouting' }), '/scouting');
  expect(page.statusCode).toBe(200);
  expect((await site.inject('/scouting')).statusCode).toBe(404);
});
