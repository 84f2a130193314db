import type { Page } from '@playwright/test';
import { OFFLINE } from '../../../fixtures/browser/offline';
import { keptPages, untilKept } from '../../../fixtures/browser/worker';
import {
  accountButton,
  header,
  main,
  ready,
  signIn,
  signInByForm,
  signOut,
  visit,
} from '../../../fixtures/site/site';
import { patchDocument } from '../../../fixtures/stores/documents';
import { expect, test } from '../../../fixtures/test';

const WEEK = '/settings/add-weekly-stats';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ problems }) =>
  problems.allow(...OFFLINE, /503/, /ERR_FAILED/, /Blocked script execution/),
);

/** Enters a session in the sheet that is open, as far as the button. */
async function fillSession(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: '60', exact: true }).check();
  await sheet.getByRole('radio', { name: /^4, / }).check();
  await sheet.getByRole('button', { name: 'Save session' }).click();
}

test('a player reads the own record offline, enters a session, and it goes out although the tab was closed', async ({
  page,
  context,
  makePlayer,
}) => {
  const player = await makePlayer('tier1', 'Nova Newcomer');
  await patchDocument(`profiles/${player.uid}`, { displayName: 'Nova Newcomer', primaryPosition: 'RW' });
  await signIn(page, player, '/profile/myprofile');
  await expect(main(page).getByRole('heading', { name: 'Nova Newcomer' }).first()).toBeVisible();
  await untilKept(page, '/profile/myprofile');
  await visit(page, WEEK);
  await expect(main(page).getByRole('tab', { name: /^Training/ })).toBeVisible();
  await untilKept(page, WEEK);

  await context.setOffline(true);
  await visit(page, '/profile/myprofile');
  await expect(main(page).getByRole('heading', { name: 'Nova Newcomer' }).first()).toBeVisible();
  await visit(page, `${WEEK}?add=training`);
  await fillSession(page);
  await expect(page.getByRole('dialog').getByText('You are offline')).toBeVisible();
  await page.close();

  const second = await context.newPage();
  await visit(second, WEEK);
  await main(second)
    .getByRole('tab', { name: /^Training/ })
    .click();
  await expect(main(second).getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(main(second).getByText('You are offline')).toHaveCount(0);
  await expect(main(second).getByRole('button', { name: /^Correct / })).toHaveCount(1);
});

test('nobody finds anything of who was signed in before, with a connection or without', async ({
  page,
  context,
  makePlayer,
}) => {
  const [first, second] = [await makePlayer('tier1', 'Ada First'), await makePlayer('tier1', 'Ben Second')];
  for (const { uid } of [first, second]) await patchDocument(`profiles/${uid}`, { primaryPosition: 'RW' });
  await patchDocument(`profiles/${first.uid}`, { displayName: 'Ada First', primaryPosition: 'GK' });
  await signInByForm(page, first);
  await visit(page, '/profile/myprofile');
  await expect(main(page).getByRole('heading', { name: 'Ada First' }).first()).toBeVisible();
  await untilKept(page, '/profile/myprofile');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptPages(page)).not.toContain('/profile/myprofile');
  const left = () =>
    page.evaluate(async (uid) => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
      const texts = await Promise.all(caught.flat().map((response) => response.text()));
      const entries = Object.entries(localStorage).flat();
      return [...texts, ...entries].filter((text) => text.includes(uid) || text.includes('Ada First'));
    }, first.uid);
  expect(await left()).toEqual([]);

  await context.setOffline(true);
  const answer = await page.goto('/profile/myprofile');
  expect(answer?.status()).toBe(503);
  await context.setOffline(false);
  await signInByForm(page, second);
  await visit(page, WEEK);
  await untilKept(page, WEEK);
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await expect(accountButton(page)).toHaveAccessibleName(/Ben Second/);
  await expect(header(page)).not.toContainText('Ada');
  expect(await left()).toEqual([]);
});
