import type { Page } from '@playwright/test';
import { arrived, header, main, noReload, signIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Accept our terms</h1>';

/** What the browser says of a page that came in place of a script; our code cannot keep it from trying. */
const NO_SCRIPT = "Unexpected token '<'";

/** Pages of a player, as the menu calls them. */
const PAGES = [
  ['My CV', '/profile/myprofile'],
  ['Edit Profile', '/settings/edit-profile'],
  ['Add Stats', '/settings/player-stats'],
  ['Academies', '/academies'],
  ['Manage Subscription', '/manage-subscription'],
] as const;

/** From now on everything is answered with the page of somebody's Wi-Fi. @returns exceptions that nobody caught */
async function enterPortal(page: Page): Promise<string[]> {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (message !== NO_SCRIPT) uncaught.push(message);
  });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: PORTAL }));
  return uncaught;
}

/** A page that was there already, or one of the states for a part that cannot be loaded. */
async function expectDesignedState(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  await expect(main(page).getByText('Accept our terms')).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Success Stories' })).toBeVisible();
}

test.beforeEach(({ problems }) => {
  problems.allow(
    /valid digest|Unexpected token '<'|MIME type|a remote failed|ChunkLoadError|RUNTIME-00|WebChannel|ERR_|CORS|Failed to load|Cloud Firestore/,
  );
});

test('a visitor in the Wi-Fi of a hotel sees designed states and no error', async ({ page }) => {
  await visit(page, '/');
  const uncaught = await enterPortal(page);
  const stayed = await noReload(page);
  for (const name of ['SKORAs STORY', 'Curated Program Path', 'Pricing', 'Success Stories', 'Login']) {
    await header(page).getByRole('link', { name, exact: true }).click();
    await expectDesignedState(page);
  }
  await stayed();
  expect(uncaught).toEqual([]);
});

test('a player in the Wi-Fi of a hotel sees designed states and no error', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier1');
  await signIn(page, player, '/story');
  const uncaught = await enterPortal(page);
  const stayed = await noReload(page);
  for (const [name, path] of PAGES) {
    await header(page).getByRole('button', { name: /^Hi, / }).click();
    await header(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await arrived(page);
    await expectDesignedState(page);
  }
  await stayed();
  expect(uncaught).toEqual([]);
});
