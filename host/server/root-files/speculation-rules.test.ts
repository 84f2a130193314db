import { exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

async function startSite() {
  const { store } = await temporaryStore();
  const [route] = exampleManifest().routes;
  const login = { ...route!, path: '/login', access: 'public-only' as const };
  await putRelease(
    store,
    exampleRelease('aaaaaa111111', { manifest: exampleManifest({ routes: [route!, login] }) }),
  );
  return { site: await exampleSite(store), path: route!.path };
}

test('a signed-out public page names the rules by which its links are fetched early', async () => {
  const { site, path } = await startSite();
  const { headers, body } = await site.inject(path);
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await site.inject('/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  const [{ where, eagerness }] = rules.json<{ prefetch: [{ where: { and: object[] }; eagerness: string }] }>()
    .prefetch;
  expect(where.and).toContainEqual({ selector_matches: '[data-prerendered] a' });
  expect(body).toContain(' data-prerendered=""');
  expect(eagerness).toBe('conservative');
});

test('pages of signed-in players, of sent links and pages that are not listed name none', async () => {
  const { site, path } = await startSite();
  const signedIn = await site.inject({ url: path, cookies: { skora_hint: '1' } });
  expect(signedIn.headers).not.toHaveProperty('speculation-rules');
  expect((await site.inject('/nowhere')).headers).not.toHaveProperty('speculation-rules');
  expect((await site.inject('/login')).headers).not.toHaveProperty('speculation-rules');
});
