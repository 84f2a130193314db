import type { Page } from '@playwright/test';
import { SITE } from '../../fixtures/stack/addresses';
import { main, ready, signIn } from '../../fixtures/site/site';
import {
  PROTECTED_PAGES,
  PUBLIC_ONLY_PAGES,
  PUBLIC_PAGES,
  type PageFacts,
} from '../../fixtures/site/site-map';
import { expect, test } from '../../fixtures/test';

async function expectPage(page: Page, { path, title, background }: PageFacts): Promise<void> {
  await test.step(path, async () => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await ready(page);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('data-background', background);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

for (const [who, pages] of [
  ['everybody', PUBLIC_PAGES],
  ['signed-out visitors', PUBLIC_ONLY_PAGES],
] as const) {
  test(`every page for ${who} answers with its title, background and one heading, and asks nobody but this site`, async ({
    page,
  }) => {
    const strangers = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== SITE) strangers.add(request.url());
    });
    for (const facts of pages) {
      await expectPage(page, facts);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    expect([...strangers]).toEqual([]);
  });
}

test('every protected page opens for a signed-in player', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier1'));
  for (const facts of PROTECTED_PAGES) await expectPage(page, facts);
});

test('an unknown address is a real 404 with a way on', async ({ page, problems }) => {
  problems.allow(/404.*(nowhere|T&C)/);
  for (const path of [
    '/nowhere',
    '/profile/nowhere',
    '/settings/nowhere',
    '/blog/nowhere',
    '/login/nowhere',
    '/T&C',
  ]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await ready(page);
      await expect(page).toHaveTitle('Page not found | SKORA');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(main(page).getByRole('link').first()).toBeVisible();
    });
  }
});
