import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/checks/axe';
import { arrived, header, main, signIn, signInByForm, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Your pages' });
const place = (page: Page, name: string): Locator =>
  bar(page).getByRole(/^(Home|CV|Family)$/.test(name) ? 'link' : 'button', { name, exact: true });
const choice = (page: Page, name: RegExp): Locator => bar(page).getByRole('link', { name });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a player logs in and reaches everything with the thumb', async ({ page, makePlayer }) => {
    await visit(page, '/');
    await expect(bar(page)).toHaveCount(0);
    await signInByForm(page, await makePlayer('tier0'));
    await expect(page).toHaveURL('/profile');
    await expect(place(page, 'Home')).toHaveAttribute('aria-current', 'page');
    await arrived(page);

    await place(page, 'Add').tap();
    await choice(page, /^Match/).tap();
    await expect(page).toHaveURL(/\/settings\/add-weekly-stats\?add=match$/);
    await expect(choice(page, /^Match/)).toBeHidden();
    await page.getByRole('dialog', { name: 'Add a match' }).getByRole('button', { name: 'Close' }).tap();
    await expect(page).toHaveURL('/settings/add-weekly-stats');
    await expect(place(page, 'Add')).toHaveAttribute('aria-current', 'true');

    await place(page, 'CV').tap();
    await expect(page).toHaveURL('/profile/myprofile');
    await arrived(page);

    await place(page, 'Discover').tap();
    await choice(page, /^Academies/).tap();
    await expect(page).toHaveURL('/academies');
    await expect(place(page, 'Discover')).toHaveAttribute('aria-current', 'true');
    await arrived(page);

    await page.goBack();
    await expect(page).toHaveURL('/profile/myprofile');
    await expect(place(page, 'CV')).toHaveAttribute('aria-current', 'page');

    await place(page, 'Me').tap();
    await choice(page, /^Edit profile/).tap();
    await expect(page).toHaveURL('/settings/edit-profile');
    await expect(place(page, 'Me')).toHaveAttribute('aria-current', 'true');

    // A keyboard on the screen would push the bar over the field.
    await main(page).getByRole('textbox').first().tap();
    await expect(bar(page)).toBeHidden();
    await main(page).getByRole('textbox').first().blur();
    await expect(bar(page)).toBeVisible();
  });

  test('the bar covers nothing: neither the end of a page nor what has the focus', async ({
    page,
    makePlayer,
  }) => {
    await signIn(page, await makePlayer('tier1'), '/profile');
    const top = async () => (await bar(page).boundingBox())?.y ?? 0;
    await expect(bar(page)).toBeInViewport();
    const end = page.locator('[data-region="footer"] footer');
    const hidden = () =>
      expect.poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const box = await end.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) - (await top());
      }, 'px of the page below the bar');
    await hidden().toBeLessThanOrEqual(1);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await hidden().toBeLessThanOrEqual(1);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await expectAccessible(page, 'the bar of a phone');
  });
});

test('on a desk the rail works by keyboard, and its pages run before they are opened', async ({
  page,
  makePlayer,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, await makePlayer('tier1'));
  await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeVisible();
  await place(page, 'Discover').focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, /^Academies/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, /^Player map/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(place(page, 'Discover')).toBeFocused();
  await expect(choice(page, /^Academies/)).toBeHidden();

  await place(page, 'Home').hover();
  await expect.poll(() => page.evaluate(() => 'remote_account' in window)).toBe(true);
  await place(page, 'Me').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(choice(page, /^Your plan/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/manage-subscription');
  await expect(place(page, 'Me')).toHaveAttribute('aria-current', 'true');
  await arrived(page);
});

test('the room of the rail is there from the first paint on, before any script', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED .*\.js$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingInlineStart);
  await visit(page, '/');
  expect(await room()).toBe('0px');
  await signIn(page, await makePlayer('tier0'), '/story');
  await expect(bar(page)).toBeVisible();
  const taken = await room();
  expect(taken).not.toBe('0px');
  // The server knows a returning player by a cookie: without any script the room is there as well.
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/story', { waitUntil: 'domcontentloaded' });
  expect(await room()).toBe(taken);
  await expect(bar(page)).toHaveCount(0);
});
