import type { Page } from '@playwright/test';
import { header, main, ready, signIn, signInByForm } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** The browser's database neither opens nor fails, now and after each load. */
async function silenceDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
}

test('with a database of the browser that never answers, signing in works for the page', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier1');
  await silenceDatabase(page);
  await signInByForm(page, player);
  await header(page).getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/success-story');
  await header(page).getByRole('button', { name: /^Hi, / }).click();
  await header(page).getByRole('link', { name: 'Edit Profile' }).click();
  await expect(main(page).getByLabel('Name', { exact: true })).toBeVisible();
});

test('what a player has typed stays while nobody knows who was signed in', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier1');
  await signIn(page, player);
  const draft = `userProfile_${player.uid}_draft_identity`;
  await page.evaluate((key) => localStorage.setItem(key, '{"typed":true}'), draft);
  await silenceDatabase(page);
  await page.reload();
  await ready(page);
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBe('{"typed":true}');
});
