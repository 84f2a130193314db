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
  test.use({ viewport: SCREENS[0] });

  test('an academy is found, read, saved and compared; the address keeps the search', async ({
    page,
    makePlayer,
  }) => {
    await signIn(page, await makePlayer('tier0'), '/academies');
    await expect(count(page)).toHaveText(/^\d+ of \d+ academies$/);
    await expectAccessibleOnScreens(page, 'the directory');

    await main(page).getByLabel('Search').fill('inventado');
    await expect(count(page)).toHaveText(/^1 of/);
    await expect(page).toHaveURL('/academies?q=inventado');
    await page.reload();
    await expect(main(page).getByLabel('Search')).toHaveValue('inventado');
    const academia = item(page, 'Academia Inventada');
    await expect(academia).toContainText('Ages 10–18');
    await academia.getByRole('button', { name: 'Save: Academia Inventada' }).click();
    await expect(academia.getByRole('button', { name: 'Saved: Academia Inventada' })).toBeVisible();
    await academia.getByRole('button', { name: 'Compare: Academia Inventada' }).click();

    await academia.getByRole('link', { name: 'Academia Inventada' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Academia Inventada' })).toBeFocused();
    await expect(main(page)).toContainText('Sample data');
    await expect(main(page)).toContainText('Last checked on 20 Nov 2026');
    await expect(main(page)).toContainText('Source: inventado.example, read 18 Nov 2026');
    await expect(main(page)).toContainText('does not take players of your age');
    await expect(main(page).getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await expectAccessibleOnScreens(page, 'an academy');
    await page.goBack();
    await expect(page).toHaveURL('/academies?q=inventado');

    await main(page).getByRole('button', { name: 'Clear all filters' }).click();
    await expect(count(page)).toHaveText(/^(\d+) of \1 academies$/);
    await main(page).getByText('More filters').click();
    await main(page).getByLabel('Saved by me').check();
    await expect(count(page)).toHaveText(/^1 of/);
    await main(page).getByLabel('Saved by me').uncheck();
    await main(page).getByLabel('Search').fill('porto');
    await item(page, 'Escola Fictícia').getByRole('button', { name: 'Compare: Escola Fictícia' }).click();
    await main(page).getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(main(page).getByRole('columnheader', { name: 'Academia Inventada' })).toBeVisible();
    await expect(main(page).getByRole('columnheader', { name: 'Escola Fictícia' })).toBeVisible();
    await expectAccessibleOnScreens(page, 'the comparison');
  });
});

for (const viewport of SCREENS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the list and the map show the same academies', async ({ page, makePlayer }) => {
      await signIn(page, await makePlayer('tier0'), '/academies?country=NL');
      await expect(count(page)).toHaveText(/^4 of/);
      if (viewport.width < 1000) await main(page).getByRole('button', { name: 'Show map' }).click();
      await expect(map(page).getByText('Netherlands')).toBeVisible();
      const mark = map(page).getByRole('button', { name: /Voorbeeld Jeugd/ });
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

test('with the keyboard alone an academy of which little is known is found, and its club tells us so', async ({
  page,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier0'), '/academies');
  await main(page).getByLabel('Search').focus();
  await page.keyboard.type('bremen');
  await expect(count(page)).toHaveText(/^1 of/);
  await main(page).getByRole('link', { name: 'Musterplatz' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Musterplatz' })).toBeFocused();

  await expect(main(page)).toContainText('We know only name and town');
  const message = main(page).getByLabel('Who are you, and where can we read more?');
  const send = main(page).getByRole('button', { name: 'Send message' });
  await main(page).locator('summary', { hasText: 'Is this your club?' }).focus();
  await page.keyboard.press('Enter');
  await message.focus();
  await page.keyboard.type('too short');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/at least 10 characters/);
  await page.keyboard.type(', I coach there');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('Your message is on our list');
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
