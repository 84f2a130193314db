import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/checks/axe';
import { awaitAnswers } from '../../fixtures/browser/timers';
import { expectNoFallback } from '../../fixtures/faults/fallback';
import { header, main, ready, signIn, submitSignIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

test.beforeEach(({ problems }) => {
  problems.allow(/404|a remote failed|ChunkLoadError/);
});

interface Update {
  /** A file of the page that is open, which the newer build does not have. */
  file: RegExp;
  /** Whether a reload brings the newer build. */
  arrives: boolean;
}

/** Puts a newer build live. */
async function update(page: Page, { file, arrives }: Update): Promise<void> {
  await awaitAnswers(page);
  let isOld = true;
  page.on('request', (request) => {
    if (arrives && request.isNavigationRequest()) isOld = false;
  });
  await page.route(file, (route) =>
    isOld ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
  );
  // The page asks the site's home for the build that is live.
  await page.route(/^[^?]*:\d+\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link href="/assets/main.newer.js" data-kernel>' }),
  );
}

/** @returns how often the page was loaded since */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('a page whose files are gone is reloaded, and what was typed is there again', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier1');
  await signIn(page, player, '/settings/edit-profile');
  await main(page).getByLabel('Name', { exact: true }).fill('Mara with a new name');
  await update(page, { file: /remote-account\/cv\.\w+\.js/, arrives: true });
  const loads = countLoads(page);
  await header(page).getByRole('button', { name: /^Hi, / }).click();
  await header(page).getByRole('link', { name: 'My CV', exact: true }).click();
  await expect.poll(loads).toBe(1);
  await ready(page);
  await expect(page).toHaveURL('/profile/myprofile');
  await expectNoFallback(main(page));
  expect(loads()).toBe(1);
  await expect(main(page).getByText('we loaded this page again')).toBeVisible();
  await expectAccessible(page, 'the notice after a reload');
  await main(page).getByRole('button', { name: 'OK' }).click();
  await expect(main(page).getByText('we loaded this page again')).toHaveCount(0);
  await page.goBack();
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue('Mara with a new name');
});

test('there is no second reload when the first did not help, and the page says what happened', async ({
  page,
}) => {
  await visit(page, '/login');
  await update(page, { file: /assets\/firebase-auth\.\w+\.js/, arrives: false });
  const loads = countLoads(page);
  const someone = { email: 'mara@skora.example', password: 'seven purple kites' };
  await submitSignIn(page, someone);
  await expect.poll(loads).toBe(1);
  await ready(page);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await submitSignIn(page, someone);
    await expect(main(page).getByText('SKORA was updated while this page was open.')).toBeVisible();
  }
  expect(loads()).toBe(1);
});

test('a page that is got ready meanwhile keeps no file from being missed', async ({ page }) => {
  await visit(page, '/login');
  const ahead = /remote-auth\/forgot-password\.\w+\.js/;
  await page.route(ahead, () => undefined);
  const asked = page.waitForRequest(ahead);
  await main(page).getByRole('link', { name: 'Forgot your password?' }).hover();
  await asked;
  await update(page, { file: /assets\/firebase-auth\.\w+\.js/, arrives: true });
  const loads = countLoads(page);
  await submitSignIn(page, { email: 'mara@skora.example', password: 'seven purple kites' });
  await expect.poll(loads).toBe(1);
});

test('a file that is missing in the build that is live reloads nothing', async ({ page }) => {
  await visit(page, '/login');
  await page.route(/assets\/firebase-auth\.\w+\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page);
  await submitSignIn(page, { email: 'mara@skora.example', password: 'seven purple kites' });
  await expect(main(page).getByText('We could not reach the server.')).toBeVisible();
  expect(loads()).toBe(0);
});
