import type { Page } from '@playwright/test';
import { refuseRefresh } from '../../../fixtures/players/session';
import { followMail, linkMailedTo, mailsTo, mailTo } from '../../../fixtures/stack/mailbox';
import {
  accountButton,
  comeBack,
  main,
  ready,
  signIn,
  submitSignIn,
  visit,
} from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { SESSION_OVER } from '../../../fixtures/checks/problems';

const RESET = 'Choose a new password';
const CHOSEN = 'a-better-corner-flag-78';

const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

async function askForLink(page: Page, email: string): Promise<string> {
  await visit(page, '/forgot-password');
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Check your inbox')).toBeFocused();
  const said = await main(page).getByRole('status').first().locator('p').allInnerTexts();
  return said.join(' ').replaceAll(email, '…');
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Set new password' }).click();
}

test('known and unknown addresses get the same answer, and only the known one a mail', async ({
  page,
  makePlayer,
}) => {
  const { email } = await makePlayer('tier1');
  const unknown = `nobody-${email}`;
  const answer = await askForLink(page, unknown);
  expect(answer).toContain('belongs to an account');
  expect(await askForLink(page, email.toUpperCase())).toBe(answer);
  await mailTo(email, RESET);
  expect(await mailsTo(unknown)).toEqual([]);
});

test('the link of the mail sets a new password, once, and ends the other sessions', async ({
  page,
  makePlayer,
  openElsewhere,
  messages,
  problems,
}) => {
  problems.allow(/400.*accounts:signInWithPassword|404.*password-reset-check/, ...SESSION_OVER);
  const player = await makePlayer('tier1');
  const elsewhere = await openElsewhere();
  await signIn(elsewhere, player, '/settings');
  await askForLink(page, player.email);
  const link = await linkMailedTo(player.email, RESET);

  await followMail(page, player.email, RESET);
  await expect(main(page).getByLabel('Account')).toHaveValue(player.email);
  await expect(page).toHaveURL('/reset-password');
  await choosePassword(page, '1234567');
  await expect(main(page).getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /at least 8 characters/,
  );
  await refuseRefresh(elsewhere.context());
  await choosePassword(page, CHOSEN);
  await expect(heading(page, 'Your new password is set')).toBeFocused();
  await expect(main(page)).toContainText('Every device that was logged in to your account');

  await comeBack(elsewhere, (within) => expect(elsewhere).toHaveURL('/login', within));
  await expect
    .poll(() => messages.toastsOn(elsewhere).map(({ text }) => text))
    .toContain('You have been logged out.');

  await visit(page, link);
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await visit(page, '/login');
  await submitSignIn(page, player);
  await expect(main(page).getByRole('alert').first()).toContainText('is not right');
  await submitSignIn(page, { ...player, password: CHOSEN });
  await expect(accountButton(page)).toBeVisible();
});

test('the code of a mail leaves the address, stays here and goes to nobody else', async ({
  page,
  makePlayer,
}) => {
  const { email } = await makePlayer('tier1');
  await askForLink(page, email);
  const link = await linkMailedTo(email, RESET);
  const code = new URL(link, 'http://localhost').searchParams.get('oobCode') ?? '';
  expect(code).not.toBe('');
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.headers()['referer'] ?? ''} ${request.url()}`));
  await page.goto(`${link}&continueUrl=${encodeURIComponent('https://evil.example/')}`);
  await expect(main(page).getByLabel('Account')).toHaveValue(email);
  await expect(page).toHaveURL('/reset-password');
  const { origin } = new URL(page.url());
  expect(told.filter((line) => !line.startsWith(origin) && line.split(' ')[0]?.includes(code))).toEqual([]);
  await choosePassword(page, CHOSEN);
  await expect(heading(page, 'Your new password is set')).toBeVisible();
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
  const before = told.length;
  await main(page).getByRole('link', { name: 'Log in' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await ready(page);
  expect(told.slice(before).join('\n')).not.toContain(code);
  expect(told.join('\n')).not.toMatch(/\/\/evil\.example/);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, document.referrer]),
  );
  expect(kept).not.toContain(code);
});
