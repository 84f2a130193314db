import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { OFFLINE } from '../../../fixtures/browser/offline';
import { main, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { SCREENS } from '../../../fixtures/browser/widths';

const count = (page: Page) => main(page).getByRole('status').filter({ hasText: 'academies' });
const item = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const map = (page: Page) => main(page).getByRole('region', { name: 'Map of these academies' });

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0], reducedMotion: 'reduce' });

  test('an academy is found, read, saved and compared; the address keeps the search', async ({
    page,
    makePlayer,
  }) => {
    await signIn(page, await makePlayer('tier0'), '/academies');
    await expect(count(page)).toHaveText(/^\d+ of \d+ academies$/);
    await expectAccessibleOnScreens(page, 'the directory');

    await main(page).getByLabel('Search').fill('athletic');
    await expect(count(page)).toHaveText(/^1 of/);
    await expect(page).toHaveURL('/academies?q=athletic');
    await page.reload();
    await expect(main(page).getByLabel('Search')).toHaveValue('athletic');
    const lezama = item(page, 'Lezama');
    await expect(lezama).toContainText('Ages 10–18');
    await lezama.getByRole('button', { name: 'Save: Lezama' }).click();
    await expect(lezama.getByRole('button', { name: 'Saved: Lezama' })).toBeVisible();
    await lezama.getByRole('button', { name: 'Compare: Lezama' }).click();

    await lezama.getByRole('link', { name: 'Lezama' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Lezama' })).toBeFocused();
    await expect(main(page)).toContainText('21 Nov 2026');
    await expect(main(page)).toContainText('athletic-club.eus');
    await expect(main(page)).toContainText('does not take players of your age');
    await expect(main(page).getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await expectAccessibleOnScreens(page, 'an academy');
    await page.goBack();
    await expect(page).toHaveURL('/academies?q=athletic');

    await main(page).getByRole('button', { name: 'Clear all filters' }).click();
    await expect(count(page)).toHaveText(/^(\d+) of \1 academies$/);
    await main(page).getByText('More filters').click();
    await main(page).getByLabel('Saved by me').check();
    await expect(count(page)).toHaveText(/^1 of/);
    await main(page).getByLabel('Saved by me').uncheck();
    await main(page).getByLabel('Search').fill('zubieta');
    await item(page, 'Zubieta').getByRole('button', { name: 'Compare: Zubieta' }).click();
    await main(page).getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(main(page).getByRole('columnheader', { name: 'Lezama' })).toBeVisible();
    await expect(main(page).getByRole('columnheader', { name: 'Zubieta' })).toBeVisible();
    await expectAccessibleOnScreens(page, 'the comparison');
  });
});

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the list and the map show the same academies', async ({ page, makePlayer }) => {
      await signIn(page, await makePlayer('tier0'), '/academies?country=NL');
      await expect(count(page)).toHaveText(/^4 of/);
      if (viewport.width < 1000) await main(page).getByRole('button', { name: 'Show map' }).click();
      await expect(map(page).getByText('Netherlands')).toBeVisible();
      const mark = map(page).getByRole('button', { name: /De Herdgang/ });
      await mark.click();
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page, 'the map');

      await map(page).getByRole('button', { name: 'Move east' }).click();
      await main(page).getByRole('button', { name: 'Search this area' }).click();
      await expect(page).toHaveURL(/bounds=/);
      await main(page).getByRole('button', { name: 'Search everywhere again' }).click();
      await expect(page).not.toHaveURL(/bounds=/);
    });
  });
}

test('with the keyboard alone an academy is found and its mistake reported', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier0'), '/academies');
  await main(page).getByLabel('Search').focus();
  await page.keyboard.type('seixal');
  await expect(count(page)).toHaveText(/^1 of/);
  await main(page).getByRole('link', { name: 'Benfica Campus' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Benfica Campus' })).toBeFocused();

  const message = main(page).getByLabel('What should it say?');
  const send = main(page).getByRole('button', { name: 'Send report' });
  await message.focus();
  await page.keyboard.type('too short');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/at least 10 characters/);
  await page.keyboard.type(', the town is spelled differently');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('We have your report');
});

test('a search that fails says so, keeps the filters and can be tried again', async ({
  page,
  context,
  problems,
  makePlayer,
}) => {
  problems.allow(...OFFLINE);
  await signIn(page, await makePlayer('tier0'), '/academies');
  await expect(count(page)).toHaveText(/^\d+ of \d+ academies$/);
  await context.setOffline(true);
  await main(page).getByLabel('Country').selectOption('PT');
  await expect(main(page)).toContainText('We could not load the academies');
  await expect(main(page).getByLabel('Country')).toHaveValue('PT');
  await context.setOffline(false);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toHaveText(/^2 of/);
});
