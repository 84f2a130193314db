import type { Page } from '@playwright/test';
import {
  browserThatKeepsPages,
  goBack,
  isSamePage,
  leave,
} from '../../../fixtures/browser/back-forward-cache';
import { main, ready, signIn, signOut } from '../../../fixtures/site/site';
import {
  PROTECTED_PAGES,
  PUBLIC_ONLY_PAGES,
  PUBLIC_PAGES,
  type PageFacts,
} from '../../../fixtures/site/site-map';
import { expect, test } from '../../../fixtures/test';

test.use({ launchOptions: browserThatKeepsPages() });

/** Opens, leaves and comes back to each page, and expects the one that was left. */
async function expectKept(page: Page, pages: readonly PageFacts[]): Promise<void> {
  for (const { path } of pages) {
    await page.goto(path);
    await ready(page);
    await leave(page);
    await goBack(page, path);
    expect.soft(await isSamePage(page), path).toBe(true);
  }
}

test('every page for signed-out visitors is there at once on the way back from another site', async ({
  page,
}) => {
  await expectKept(page, [...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES]);
});

test('every page of a signed-in player is there at once on the way back from another site', async ({
  page,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier4'), PROTECTED_PAGES[0].path);
  await expectKept(page, PROTECTED_PAGES);
});

test('the way back to a page of somebody who has signed out in another tab shows nothing of theirs', async ({
  context,
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier4');
  await signIn(page, player, '/profile/myprofile');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(player.displayName);
  await leave(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await ready(other);
  await signOut(other);
  await goBack(page, '/profile/myprofile');
  await expect(page).toHaveURL('/login');
  expect(await isSamePage(page)).toBe(true);
  await expect(page.getByText(player.displayName)).toHaveCount(0);
});
