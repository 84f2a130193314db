import { refuseRefresh } from '../../../fixtures/players/session';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Player } from '../../../fixtures/players/players';
import { mailTo, openMailed } from '../../../fixtures/stack/mailbox';
import {
  accountButton,
  comeBack,
  header,
  main,
  signIn,
  submitSignIn,
  visit,
} from '../../../fixtures/site/site';
import { readStatus } from '../../../fixtures/stores/documents';
import { readIdToken, secondIsOver } from '../../../fixtures/stores/identities';
import { countRequests } from '../../../fixtures/browser/requests';
import { expect, test } from '../../../fixtures/test';
import { SESSION_OVER } from '../../../fixtures/checks/problems';

const WRONG = 'This is not your current password.';
const CHOSEN = 'a-better-corner-flag-78';

const form = (page: Page, name: string): Locator => main(page).getByRole('form', { name });

const PAGE = '/settings/account';

/** Opens the page as a player who has signed in already. */
async function open(page: Page, player: Player): Promise<void> {
  await signIn(page, player, PAGE);
  await expectOpen(page);
}

async function expectOpen(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Account and security');
}

test('another e-mail address counts once the link sent to it is followed', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/400.*accounts:signInWithPassword/, ...SESSION_OVER);
  const player = await makePlayer('tier1');
  const next = `moved-${player.email}`;
  await open(page, player);
  const change = form(page, 'Change email');
  const present = change.getByLabel('Current password', { exact: true });
  const asked = countRequests(page, /account\/email-change/);
  await change.getByLabel('New email').fill(next);
  await present.fill('not-the-password');
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(present).toHaveAccessibleDescription(new RegExp(WRONG));
  await expect(change.getByLabel('New email')).toHaveValue(next);
  expect(asked()).toBe(0);
  await present.fill(player.password);
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(main(page)).toContainText(`If ${next} can be used, a link is on its way to it`);

  const notice = await mailTo(player.email, 'Somebody asked to change your email address');
  expect(notice.text).toContain(next);
  await openMailed(page, next, 'Verify your new email address');
  await expect(page).toHaveURL('/email-verification');
  await expect(main(page).getByRole('heading', { name: 'Your new email address is verified' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await visit(page, '/login');
  await submitSignIn(page, player);
  await expect(main(page).getByRole('alert').first()).toContainText('is not right');
  await submitSignIn(page, { ...player, email: next });
  await expect(accountButton(page)).toBeVisible();
  await visit(page, PAGE);
  await expectOpen(page);
  await expect(main(page).getByText(next, { exact: true })).toBeVisible();
});

test('another password needs the present one, and ends the sessions elsewhere', async ({
  page,
  makePlayer,
  openElsewhere,
  problems,
}) => {
  // The emulator dates the new token by the last log-in: one second earlier, and backend and rules take it for revoked.
  problems.allow(/400.*accounts:signInWithPassword/, ...SESSION_OVER);
  const player = await makePlayer('tier1');
  const elsewhere = await openElsewhere();
  await signIn(elsewhere, player);
  const held = await readIdToken(player);
  await secondIsOver();
  await open(page, player);
  const change = form(page, 'Change password');
  const present = change.getByLabel('Current password', { exact: true });
  const next = change.getByLabel('New password', { exact: true });
  const send = change.getByRole('button', { name: 'Change password' });
  await present.fill('not-the-password');
  await next.fill(CHOSEN);
  await send.click();
  await expect(present).toHaveAccessibleDescription(new RegExp(WRONG));
  await expect(next).toHaveValue(CHOSEN);
  await present.fill(player.password);
  await next.fill('1234567');
  await send.click();
  await expect(next).toHaveAccessibleDescription(/at least 8 characters/);
  await next.fill(CHOSEN);
  await refuseRefresh(elsewhere.context());
  await send.click();
  await expect(main(page)).toContainText('We logged out all other devices');
  expect(await readStatus(held, `users/${player.uid}`), 'the store takes no token of before').toBe(403);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(accountButton(page)).toBeVisible();

  await comeBack(elsewhere, (within) =>
    expect(header(elsewhere).getByRole('link', { name: 'Login' })).toBeVisible(within),
  );
  await visit(elsewhere, '/login');
  await submitSignIn(elsewhere, { ...player, password: CHOSEN });
  await expect(accountButton(elsewhere)).toBeVisible();
});

test('signing out everywhere ends this session and the others', async ({
  page,
  makePlayer,
  openElsewhere,
  problems,
}) => {
  problems.allow(...SESSION_OVER);
  const player = await makePlayer('tier1');
  const elsewhere = await openElsewhere();
  await signIn(elsewhere, player, '/profile');
  await open(page, player);
  await secondIsOver();
  await main(page).getByRole('button', { name: 'Log out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' });
  await dialog.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(accountButton(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Log out everywhere' }).click();
  await refuseRefresh(elsewhere.context());
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await comeBack(elsewhere, (within) => expect(elsewhere).toHaveURL('/login', within));
});

test('the file with all data holds the own profile and nothing of others', async ({ page, makePlayer }) => {
  const other = await makePlayer('tier4', 'Somebody Else');
  const player = await makePlayer('tier0', 'Eva Export');
  await open(page, player);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^skora-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ formatVersion: 1 });
  for (const own of [player.email, 'Eva Export', '1998-04-12', 'terms-2026-11']) expect(text).toContain(own);
  for (const foreign of [other.uid, other.email, 'Somebody Else', player.password]) {
    expect(text).not.toContain(foreign);
  }
  expect(text).not.toMatch(/passwordHash|salt|refreshToken|idToken/i);
});

test('a deletion is planned with the password, told by mail and can be taken back', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/400.*accounts:signInWithPassword/);
  const player = await makePlayer('tier1');
  await open(page, player);
  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const present = dialog.getByLabel('Current password', { exact: true });
  await present.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(present).toHaveAccessibleDescription(new RegExp(WRONG));
  await present.fill(player.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  const due = new Date(Date.now() + 7 * 86_400_000);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' }).format(due);
  const planned = main(page).getByText('Your account will be deleted');
  await expect(planned).toBeVisible();
  await expect(main(page)).toContainText(day);
  await mailTo(player.email, 'Your account will be deleted');

  await visit(page, '/settings/edit-profile');
  await expect(planned).toBeVisible();
  await main(page).getByRole('button', { name: 'Keep my account' }).click();
  await expect(planned).toBeHidden();
  await mailTo(player.email, 'Your account will not be deleted');
  await visit(page, PAGE);
  await expectOpen(page);
  await expect(main(page).getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
