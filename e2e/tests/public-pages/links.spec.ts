import { SITE } from '../../fixtures/stack/addresses';
import { listedAddresses } from '../../fixtures/site/listed-addresses';
import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

test('no link of a public page leads nowhere', async ({ page, request, problems }) => {
  // Preloads of scripts that may not run.
  problems.allow(/request failed: csp .*\.js$/);
  const from = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const path of await listedAddresses(request)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { links, ids } = await page.evaluate(() => ({
      links: Array.from(document.querySelectorAll('a[href]'), (link) => (link as HTMLAnchorElement).href),
      ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    }));
    anchors.set(path, new Set(ids));
    for (const link of links) if (!from.has(link)) from.set(link, path);
  }
  for (const [link, page] of from) {
    const { origin, pathname, hash, protocol } = new URL(link);
    if (origin !== SITE) {
      expect.soft(['https:', 'mailto:'], `${link} on ${page}`).toContain(protocol);
      continue;
    }
    const known = anchors.get(pathname);
    if (known && hash !== '') {
      expect.soft(known.has(decodeURIComponent(hash.slice(1))), `${link} on ${page}`).toBe(true);
    }
    if (!known) expect.soft((await request.get(link)).status(), `${link} on ${page}`).toBe(200);
  }
  expect(from.size).toBeGreaterThan(80);
});
