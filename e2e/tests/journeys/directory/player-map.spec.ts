import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { patchDocument } from '../../../fixtures/stores/documents';
import { endLink, storeLink } from '../../../fixtures/site/sharing';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { SCREENS } from '../../../fixtures/browser/widths';

const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function join(page: Page): Promise<void> {
  await main(page).getByLabel('Your country').selectOption({ label: 'Portugal' });
  await main(page).getByLabel('Nearest large city').selectOption('Porto');
  await main(page).getByRole('button', { name: 'Put me on the map' }).click();
  await expect(main(page).getByRole('heading', { name: 'You are on the map' })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS[0] });

  test('an adult comes onto the map, is found by others, and leaves at once', async ({
    page,
    makePlayer,
    openElsewhere,
  }) => {
    const name = 'Zoraida Phone';
    const shown = 'Zoraida P.';
    const player = await makePlayer('tier0', name);
    await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'LW' });
    await signIn(page, player, '/map');
    await expect(main(page).getByRole('heading', { name: 'You are not on the map' })).toBeVisible();
    // The country is the one of the profile, once that has arrived.
    await expect(main(page).getByLabel('Your country')).toHaveValue('GB');
    await main(page).getByRole('button', { name: 'Put me on the map' }).click();
    await expect(main(page).getByLabel('Nearest large city')).toHaveAccessibleDescription(/Choose a city/);
    await join(page);
    await expectAccessibleOnScreens(page, 'on the map');

    const other = await openElsewhere();
    await other.setViewportSize(SCREENS[1]);
    await signIn(other, await makePlayer('tier0'), '/map');
    await main(other).getByLabel('First name').fill(name.slice(0, 4));
    await expect(card(other, shown)).toContainText('Near Porto, Portugal');
    await expect(card(other, shown)).toContainText('Left winger');
    await main(other).getByLabel('Type').selectOption('GK');
    await expect(main(other)).toContainText('No player matches');
    await main(other).getByRole('button', { name: 'Clear filters' }).click();
    await expect(card(other, shown)).toBeVisible();

    await main(page).getByRole('button', { name: 'Take me off the map' }).click();
    await expect(main(page).getByRole('heading', { name: 'You are not on the map' })).toBeVisible();
    await main(other).getByLabel('First name').fill(name.slice(0, 4));
    await expect(main(other)).toContainText('No player matches');
    await expectAccessibleOnScreens(other, 'nobody found');
  });
});

test('a card opens the CV its player chose, for as long as that link works', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const player = await makePlayer('tier0', 'Quirina Card');
  await patchDocument(`profiles/${player.uid}`, { primaryPosition: 'LW' });
  const path = await storeLink(player, 'For the map', 'public');
  await signIn(page, player, '/map');
  await join(page);
  await main(page).getByLabel('Your card opens').selectOption('My CV, by the link “For the map”');

  const other = await openElsewhere();
  await signIn(other, await makePlayer('tier0'));
  const opens = card(other, 'Quirina C.').getByRole('link', { name: /Open CV/ });
  const found = async () => {
    await visit(other, '/map');
    await main(other).getByLabel('First name').fill('Quirina');
    await expect(card(other, 'Quirina C.')).toBeVisible();
  };
  await expect(main(page).getByLabel('Your card opens')).toBeEnabled();
  await found();
  await opens.click();
  await expect(other).toHaveURL(path);
  await expect(main(other)).toContainText('Left winger');

  await visit(page, '/profile/sharing');
  await endLink(page, 'For the map');
  await found();
  await expect(opens).toHaveCount(0);
});

test('somebody under 18 is told that nobody can find them here', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0');
  const year = new Date().getUTCFullYear() - 16;
  await patchDocument(`privateAccounts/${player.uid}`, { dateOfBirth: `${year}-01-01` });
  await signIn(page, player, '/map');
  await expect(main(page)).toContainText('It shows adult players only.');
  await expect(main(page).getByRole('button', { name: 'Put me on the map' })).toHaveCount(0);
});
