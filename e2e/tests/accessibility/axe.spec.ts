import { expectAccessible } from '../../fixtures/axe';
import { accountButton, header, main, ready, signIn, visit } from '../../fixtures/site';
import { PROTECTED_PAGES, PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site-map';
import { expect, test } from '../../fixtures/test';

/** Two addresses repeat other pages. */
const ALIASES = ['/path', '/contact'];
const DIFFERENT_PAGES = [...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES].filter(({ path }) => !ALIASES.includes(path));

const WIDTHS = [390, 1440];

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('public pages have no accessibility violation', async ({ page, problems }) => {
      test.setTimeout(120_000);
      problems.allow(/404.*nowhere/);
      for (const { path } of [...DIFFERENT_PAGES, { path: '/nowhere' }, { path: '/design-system' }]) {
        await test.step(path, async () => {
          await visit(page, path);
          await expectAccessible(page, path);
        });
      }
    });

    test('protected pages have no accessibility violation', async ({ page, makePlayer }) => {
      test.setTimeout(120_000);
      await signIn(page, await makePlayer('tier4'));
      for (const { path } of PROTECTED_PAGES) {
        await test.step(path, async () => {
          await page.goto(path);
          await ready(page);
          await expect(accountButton(page)).toBeVisible();
          await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page, path);
        });
      }
      await accountButton(page).click();
      await expectAccessible(page, 'the open dropdown');
    });
  });
}

test('the open menu of a phone has no accessibility violation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessible(page, 'the open menu');
});
