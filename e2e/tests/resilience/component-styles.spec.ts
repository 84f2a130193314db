import type { Page } from '@playwright/test';
import { interceptUntil } from '../../fixtures/browser/requests';
import { findFile, listMissed, STYLES_FILE } from '../../fixtures/checks/component-styles';
import { header, main, noReload, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

async function pricingOpens(page: Page): Promise<void> {
  const stayed = await noReload(page);
  await header(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Choose your plan');
  await stayed();
}

test('the kernel starts when all component styles are there, also at the second attempt', async ({
  page,
  problems,
}) => {
  problems.allow(/components\./, /ERR_FAILED/);
  const lift = await interceptUntil(page, STYLES_FILE, (route) => {
    lift();
    return route.abort();
  });
  await visit(page, '/');
  const { left } = await listMissed(page, await findFile(page));
  expect(left).toBe(0);
  await pricingOpens(page);
});

test('all component styles stand in the order of their file', async ({ page }) => {
  await visit(page, '/');
  const [there, wanted] = await page.evaluate(
    (text) => {
      const texts = (sheet: CSSStyleSheet | null | undefined) => {
        const layer = sheet?.cssRules[0];
        return layer instanceof CSSGroupingRule ? [...layer.cssRules].map(({ cssText }) => cssText) : [];
      };
      const all = new CSSStyleSheet();
      all.replaceSync(text);
      return [texts(document.querySelector<HTMLStyleElement>('style[data-components]')?.sheet), texts(all)];
    },
    await findFile(page),
  );
  expect(wanted.length).toBeGreaterThan(100);
  expect(there).toEqual(wanted);
});

test('without them the site still answers', async ({ page, problems }) => {
  problems.allow(/components\./, /ERR_FAILED/);
  await page.route(STYLES_FILE, (route) => route.abort());
  await visit(page, '/');
  await pricingOpens(page);
});
