import { accountButton, header, main, signInByForm, submitSignIn, visit } from '../../fixtures/site/site';
import { expectToast } from '../../fixtures/checks/messages';
import { expect, test } from '../../fixtures/test';

test('sign-in returns to the page the visitor came from, and survives a reload', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier1');
  await visit(page, '/clips?from=bar#top');
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, player);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/clips?from=bar#top');
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});

test('sign-in opens the protected page that was asked for', async ({ page, makePlayer, messages }) => {
  const player = await makePlayer('tier1');
  await page.goto('/academies');
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, player);
  await expect(page).toHaveURL('/academies');
  await expect(page).toHaveTitle('Academies | SKORA');
  await expectToast(messages, page, 'error', 'Please log in to access this page.');
});

test('after the round over other sign-in pages the last real page counts', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier1');
  await visit(page, '/story');
  for (const path of ['/signup', '/forgot-password', '/reset-password', '/email-verification', '/login']) {
    await visit(page, path);
  }
  await submitSignIn(page, player);
  await expect(page).toHaveURL('/story');
});

test('a wrong password is told beside the form and keeps what was typed', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/400.*accounts:signInWithPassword/);
  const player = await makePlayer('tier1');
  await visit(page, '/login');
  await submitSignIn(page, { email: player.email, password: 'not-the-password' });
  await expect(main(page).getByRole('alert').first()).toContainText(
    'The email or the password is not right.',
  );
  await expect(main(page).getByLabel(/e-?mail/i)).toHaveValue(player.email);
  await expect(page).toHaveURL('/login');
});

test('a player in another tab signs in here as well', async ({ page, context, makePlayer }) => {
  await visit(page, '/story');
  const other = await context.newPage();
  await signInByForm(other, await makePlayer('tier1'));
  await expect(accountButton(page)).toBeVisible();
});
