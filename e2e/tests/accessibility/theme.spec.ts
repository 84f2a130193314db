import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/checks/axe';
import { fillCv } from '../../fixtures/players/full-cv';
import { footer, main, ready, signIn, visit } from '../../fixtures/site/site';
import { SITE } from '../../fixtures/stack/addresses';
import { expect, test } from '../../fixtures/test';

const DAYLIGHT = 'rgb(246, 244, 235)';
const NIGHT = 'rgb(7, 14, 13)';

/** Ends with a form in a dialog. */
const FORM = '/settings/add-weekly-stats';

const choice = (page: Page) => footer(page).getByLabel('Theme');

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

/** The colour that the browser would give its own bar: of the first element whose media query holds. */
function barOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return bars.find(({ media }) => matchMedia(media).matches)?.content ?? null;
  });
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'light' });
  // Preloads of scripts that may not run.
  test.beforeEach(({ problems }) =>
    problems.allow(/request failed: csp .*\.js$/, /Blocked script execution/),
  );

  test('a page is light where the system is, and has what was chosen where something was', async ({
    page,
    context,
  }) => {
    const ground = page.locator('html');
    await page.goto('/');
    await expect(ground).toHaveCSS('background-color', DAYLIGHT);
    await expect(ground).toHaveCSS('color-scheme', 'light');
    await expect(choice(page)).toBeHidden();
    await context.addCookies([{ name: 'skora_theme', value: 'dark', url: SITE }]);
    for (const path of ['/', '/story', '/forms/contact']) {
      await page.goto(path);
      await expect(ground).toHaveCSS('background-color', NIGHT);
      await expect(ground).toHaveCSS('color-scheme', 'dark');
    }
  });
});

test('a theme that was chosen stays after a navigation and a reload, and for nobody else', async ({
  page,
  context,
  openElsewhere,
}) => {
  await visit(page, '/');
  expect(await groundOf(page)).toBe(NIGHT);
  await expect(choice(page)).toHaveValue('system');
  await choice(page).selectOption('Light');
  expect(await groundOf(page)).toBe(DAYLIGHT);
  expect(await barOf(page)).toBe('#f6f4eb');

  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'skora_theme');
  expect(cookie).toMatchObject({ value: 'light', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await footer(page).getByRole('link', { name: "SKORA's Story" }).click();
  await expect(page).toHaveURL('/story');
  expect(await groundOf(page)).toBe(DAYLIGHT);
  await page.reload();
  await ready(page);
  expect(await groundOf(page)).toBe(DAYLIGHT);
  await expect(choice(page)).toHaveValue('light');

  const other = await openElsewhere();
  await visit(other, '/story');
  expect(await groundOf(other)).toBe(NIGHT);

  await choice(page).selectOption('System');
  expect(await groundOf(page)).toBe(NIGHT);
  expect(await barOf(page)).toBe('#070e0d');
  expect((await context.cookies()).filter(({ name }) => name === 'skora_theme')).toEqual([]);
});

test('pages by daylight are accessible', async ({ page, makePlayer }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of ['/', '/pricing-plans', '/story', '/login']) {
    await test.step(path, async () => {
      await visit(page, path);
      await expectAccessible(page, path);
    });
  }
  const player = await makePlayer('tier4', 'Dawn Testwell');
  await fillCv(player.uid, 'Dawn Testwell');
  await signIn(page, player, '/profile');
  for (const path of ['/profile', '/profile/myprofile', '/settings', '/notifications', FORM]) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    });
  }
  await main(page).getByRole('button', { name: 'Add a match' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Add a match' })).toBeVisible();
  await expectAccessible(page, 'the form of a match');
});
