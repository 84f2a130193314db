import { expectAccessible, expectAccessibleOnScreens } from '../../fixtures/checks/axe';
import { accountButton, header, main, signIn, visit } from '../../fixtures/site/site';
import { PROTECTED_PAGES, PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site/site-map';
import { expect, test } from '../../fixtures/test';
import { SCREENS } from '../../fixtures/browser/widths';

/** Two addresses repeat other pages. */
const ALIASES = ['/path', '/contact'];
const DIFFERENT_PAGES = [...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES].filter(({ path }) => !ALIASES.includes(path));

test.use({ viewport: SCREENS[0] });

test('public pages have no accessibility violation', async ({ page, problems }) => {
  problems.allow(/404.*nowhere/);
  for (const { path } of [...DIFFERENT_PAGES, { path: '/nowhere' }, { path: '/design-system' }]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessibleOnScreens(page, path);
    });
  }
});

test('protected pages have no accessibility violation', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier4');
  await signIn(page, player);
  for (const { path } of PROTECTED_PAGES) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(accountButton(page)).toBeVisible();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleOnScreens(page, path);
    });
  }
});

test('open menus have no accessibility violation', async ({ page, makePlayer }) => {
  await visit(page, '/');
  await header(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessible(page, 'the open menu of a phone');
  await signIn(page, await makePlayer('tier4'), '/showcases');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Showcase schedule' })).toBeVisible();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await accountButton(page).click();
    await expect(header(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page, `the open dropdown, ${screen.width} px wide`);
    await page.keyboard.press('Escape');
  }
});
