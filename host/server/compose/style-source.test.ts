import { computeIntegrity, registryPaths } from '@skora/registry';
import { allowOrigin } from '@skora/registry/publish';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const CDN = 'https://cdn.team.example';

/** The styles of a remote as a page carries them. */
async function carried(text: string, baseUrl?: string): Promise<string> {
  const { store } = await temporaryStore();
  const name = 'home.12345678.css';
  const [entry] = exampleRelease().files;
  const style = { name, size: text.length, integrity: computeIntegrity(Buffer.from(text)) };
  const release = exampleRelease('aaaaaa111111', { files: [entry!, style], baseUrl });
  await putRelease(store, release);
  await allowOrigin(store, release.id, CDN);
  await store.write(registryPaths.file(release.id, name), Buffer.from(text), { immutable: true });
  const { body } = await (await exampleSite(store)).inject('/');
  return /<style data-href="home\.12345678\.css">(.*?)<\/style>/.exec(body)?.[1] ?? '';
}

const OWN = '/remotes/remote-marketing/';

it.each([
  ['url(a.12345678.woff2)', undefined, `url(${OWN}a.12345678.woff2)`],
  ['url("a.12345678.woff2")', undefined, `url("${OWN}a.12345678.woff2")`],
  ["url( './a.12345678.png' )", undefined, `url( '${OWN}./a.12345678.png' )`],
  ['url(a.12345678.woff2)', `${CDN}/x/`, `url(${CDN}/x/a.12345678.woff2)`],
])(
  'files that %s names are found beside the style, not beside the page',
  async (source, baseUrl, expected) => {
    expect(await carried(`.home{src:${source}}`, baseUrl)).toBe(`.home{src:${expected}}`);
  },
);

it.each([
  ["url('#profile')"],
  [`url("data:image/svg+xml,%3Csvg fill='url(%23a)'/%3E")`],
  ['url()'],
  ['url("")'],
  ['url(data:image/png;base64,AAAA)'],
  ['url("https://cdn.team.example/a.png")'],
  ['url(//cdn.team.example/a.png)'],
  [`url(${OWN}a.png)`],
])('%s stays as it is', async (source) => {
  expect(await carried(`.home{fill:${source}}`, `${CDN}/x/`)).toBe(`.home{fill:${source}}`);
});
