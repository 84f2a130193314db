import { SITE } from '../../fixtures/addresses';
import { visit } from '../../fixtures/site';
import { PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site-map';
import { expect, test } from '../../fixtures/test';

test('for a signed-out visitor no page asks anybody but this site', async ({ page }) => {
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== SITE) strangers.add(request.url());
  });
  for (const { path } of [...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES]) {
    await test.step(path, async () => {
      await visit(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    });
  }
  expect([...strangers]).toEqual([]);
});
