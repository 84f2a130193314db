import type { Release } from '@skora/shared/contract';
import { exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

describe('slots that a page offers', () => {
  const [home, ...others] = exampleManifest().routes;
  const page = (name: string) =>
    `<h1>Home</h1><div hidden="" data-page-slot="${name}" class="side"></div><p>End</p>`;

  async function siteWithGuest(guest: Partial<Release> | null) {
    const { store } = await temporaryStore();
    const manifest = exampleManifest({
      routes: [{ ...home!, offers: ['home:highlights'] }, ...others],
    });
    const fragments = [
      { view: 'home', key: '/', html: page('home:highlights') },
      { view: 'not-found', key: '*', html: '<h1>Offside</h1>' },
    ];
    await putRelease(store, exampleRelease('aaaaaa111111', { manifest, fragments }));
    if (guest) await putRelease(store, exampleRelease('cccccc333333', { id: 'remote-news', ...guest }));
    return exampleSite(store);
  }

  const slots = [{ name: 'home:highlights', view: 'latest', prerender: true }];
  const news = {
    manifest: exampleManifest({ id: 'remote-news', owner: 'News', routes: [], slots }),
    fragments: [{ view: 'latest', key: 'slot:home:highlights', html: '<h2>$& Latest</h2>' }],
    views: { latest: { js: ['latest.12345678.js'], css: ['home.12345678.css'], kernel: [] } },
  };

  it('hold the fragment of the remote that fills them, with its styles and release', async () => {
    const { body } = await (await siteWithGuest(news)).inject('/');
    expect(body).toContain(
      '<h1>Home</h1><div data-page-slot="home:highlights" class="side"><div data-slot="home:highlights" ' +
        'data-remote="remote-news" data-view="latest" data-prerendered=""><h2>$& Latest</h2></div></div><p>End</p>',
    );
    expect(body).toContain('<style data-href="home.12345678.css">.home{color:red}</style>');
    const state = JSON.parse(/id="skora-page">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(state.remotes.find(({ id }: { id: string }) => id === 'remote-news')).toMatchObject({
      release: 'cccccc333333',
      slots: [{ name: 'home:highlights', view: 'latest' }],
    });
  });

  const PRELOAD =
    '<link rel="preload" as="script" href="/remotes/remote-news/latest.12345678.js" fetchpriority="low" data-later>';

  it('cost the first load no scripts while they can be read without', async () => {
    const { body } = await (await siteWithGuest(news)).inject('/');
    expect(body).not.toContain('latest.12345678.js');
  });

  it('have the scripts of their part preloaded when it is not prerendered', async () => {
    const manifest = { ...news.manifest, slots: [{ ...slots[0]!, prerender: false }] };
    const { body } = await (await siteWithGuest({ ...news, manifest, fragments: [] })).inject('/');
    expect(body).toContain('<h1>Home</h1><div hidden="" data-page-slot="home:highlights"');
    expect(body).toContain(PRELOAD);
  });

  it('stay closed while nobody fills them', async () => {
    const { body } = await (await siteWithGuest(null)).inject('/');
    expect(body).toContain(page('home:highlights'));
  });

  it('cost other pages nothing', async () => {
    const { body } = await (await siteWithGuest(news)).inject('/nowhere');
    expect(body).toContain('<h1>Offside</h1>');
    expect(body).not.toContain('latest.12345678.js');
    expect(body).not.toContain('Latest');
  });
});
