import { exampleBlog, exampleManifest, exampleRelease, putRelease } from './testing/example-release';
import { exampleSite, temporaryStore } from './testing/example-site';

async function siteWithRoutes() {
  const { store } = await temporaryStore();
  const manifest = exampleManifest();
  const [home] = manifest.routes;
  const added = ['/t&c', '/jugend/über', '/map/:place'].map((path) => ({ ...home!, path, prerender: false }));
  const routes = [...manifest.routes, ...added];
  await putRelease(store, exampleRelease('aaaaaa111111', { manifest: { ...manifest, routes } }));
  return exampleSite(store);
}

it.each([
  ['/t%26c', '/t&c'],
  ['/%74%26c?a=1&b=%26', '/t&c?a=1&b=%26'],
  ['/%73ettings', '/settings'],
  ['/jugend//%C3%BCber', '/jugend/%C3%BCber'],
  ['/%6dap/a%62%2fc', '/map/ab%2Fc'],
  ['/map/@home', '/map/%40home'],
])('%s leads to %s', async (url, own) => {
  const site = await siteWithRoutes();
  const { statusCode, headers } = await site.inject(url);
  expect([statusCode, headers.location]).toEqual([308, own]);
  expect((await site.inject(own)).statusCode).toBe(200);
});

it.each(['/t&c', '/', '/jugend/über', '/map/%40home', '/map/x'])('%s stays', async (url) => {
  const site = await siteWithRoutes();
  expect((await site.inject(url)).statusCode).toBe(200);
});

it('other spellings of a listed page, and of none, are no page', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, exampleBlog([{ path: '/blog/one', title: 'One', description: 'Short' }]));
  const site = await exampleSite(store);
  const asked = ['/blog/one', '/blog/%6fne', '/%6eowhere'];
  const answers = await Promise.all(asked.map((url) => site.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
});
