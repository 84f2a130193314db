import { exampleRelease, exampleStore, publish } from '../../testing/example';

const built = exampleRelease('aaaaaa111111');
const [route] = built.manifest.routes;
if (!route) throw new Error('The example has a route.');
const entry = { area: 'bar' as const, label: 'Demo', to: '/demo', order: 1 };

function publishWith(change: Partial<typeof built.manifest>): () => Promise<boolean> {
  return async () =>
    publish(
      await exampleStore(),
      exampleRelease('aaaaaa111111', { manifest: { ...built.manifest, ...change } }),
    );
}

const onPath = (path: string) => ({ routes: [{ ...route, path }] });

it.each<[string, Partial<typeof built.manifest>, RegExp]>([
  ['an address of the backend', onPath('/api/players'), /"\/api\/players" is answered by the site's server/],
  ['an address of files', onPath('/remotes/remote-auth/a'), /is answered by the site's server/],
  ['an address of the probes', onPath('/livez'), /is answered by the site's server/],
  ['a page that looks like a file', onPath('/demo/v1.html'), /looks like a file/],
  ['all unknown addresses', onPath('/:anything'), /begins with a part that stands for any/],
  ['all unknown addresses of two parts', onPath('/:section/:page'), /begins with a part that stands for any/],
  ['letters that look like others', onPath('/lоgin'), /has other characters than plain ones/],
  ['an encoded address', onPath('/log%69n'), /has other characters than plain ones/],
  ['markup in an address', onPath('/"><b>'), /has other characters than plain ones/],
  ['a step up', onPath('/demo/../login'), /has other characters than plain ones/],
  [
    'a title for a whole screen',
    { routes: [{ ...route, title: 'a'.repeat(61) }] },
    /title .* has 61 characters; 60 fit/,
  ],
  ['an empty title', { routes: [{ ...route, title: ' ' }] }, /The title of "\/demo" is empty/],
  [
    'a long description',
    { routes: [{ ...route, description: 'a'.repeat(301) }] },
    /has 301 characters; 300 fit/,
  ],
  ['an owner’s page that is a script', { ownerUrl: 'javascript:alert(1)' }, /ownerUrl must match/],
  [
    'a canonical address elsewhere',
    { routes: [{ ...route, canonical: '@x.example/' }] },
    /canonical must match/,
  ],
  [
    'a label that breaks the bar',
    { navigation: [{ ...entry, label: 'a'.repeat(41) }] },
    /label .* has 41 characters; 40 fit/,
  ],
  [
    'an empty label',
    { navigation: [{ ...entry, label: '' }] },
    /The label of the entry to "\/demo" is empty/,
  ],
  ['a label in two lines', { navigation: [{ ...entry, label: 'a\nb' }] }, /has control characters/],
  ['a link that is a script', { navigation: [{ ...entry, to: 'javascript:a()' }] }, /to must match/],
  ['a link to another site', { navigation: [{ ...entry, to: '//x.example' }] }, /to must match/],
  [
    'a bar of its own',
    { navigation: Array<typeof entry>(31).fill(entry) },
    /has 31 navigation entries; 30 fit/,
  ],
  [
    'a site of its own',
    { routes: Array.from({ length: 201 }, (_, at) => ({ ...route, path: `/demo/${at}` })) },
    /has 201 routes; 200 fit/,
  ],
  ['a manifest that no page can carry', { trustedTypes: ['a'.repeat(50_000)] }, /at most 50000 fit/],
])('a manifest with %s is refused', async (_what, change, reason) => {
  await expect(publishWith(change)()).rejects.toThrow(reason);
});

it.each<[string, Partial<typeof built.manifest>]>([
  ['the home page', onPath('/')],
  ['the page for unknown addresses', onPath('*')],
  ['an address with a sign', onPath('/t&c')],
  ['parameters', onPath('/demo/:id/:part')],
  ['an address that begins like one of the server', onPath('/apiary')],
  ['markup as a title, which is shown as text', { routes: [{ ...route, title: '</title><b>' }] }],
  ['a label of another language', { navigation: [{ ...entry, label: 'Späher' }] }],
])('a manifest with %s is fine', async (_what, change) => {
  expect(await publishWith(change)()).toBe(true);
});
