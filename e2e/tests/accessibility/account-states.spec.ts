import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from '../../fixtures/checks/axe';
import { answerForGoogle, agrees, googlePerson } from '../../fixtures/accounts/google';
import { approvedSubject, openQuestion, signAnswer } from '../../fixtures/accounts/guardian';
import { openMailed } from '../../fixtures/stack/mailbox';
import { child, newcomer } from '../../fixtures/accounts/newcomer';
import { createButton, expectGuardianStep, expectWaiting, signUp } from '../../fixtures/accounts/sign-up';
import { header, main, signIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { SCREENS } from '../../fixtures/browser/widths';

const CHILD = 'Lina T.';
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

test.use({ viewport: SCREENS[0] });

test('the states of signing up have no accessibility violation', async ({ page, problems, makeNewcomer }) => {
  problems.allow(/503.*registration/);
  await visit(page, '/signup');
  await createButton(page).click();
  await expect(main(page).getByLabel('Display name')).toBeFocused();
  await expectAccessibleOnScreens(page, 'the form with errors');
  await main(page).getByLabel('Password', { exact: true }).fill('four words are good');
  await expect(main(page).getByText(/^Password strength/)).toBeVisible();
  await expectAccessibleOnScreens(page, 'the strength of a password');
  await page.route('**/account/registration', (route) => route.fulfill({ status: 503, json: {} }));
  await signUp(page, makeNewcomer());
  await expect(heading(page, 'Your account is almost ready')).toBeVisible();
  await expectAccessibleOnScreens(page, 'an account that is almost ready');
  await visit(page, '/story');
  await expect(header(page).getByText('Finish creating your account.')).toBeVisible();
  await expectAccessibleOnScreens(page, 'the strip of an unfinished account');
  await page.goto('/complete-account');
  await expect(heading(page, 'Complete your account')).toBeVisible();
  await expectAccessibleOnScreens(page, 'an account to complete');
});

test('the states of asking a guardian have no accessibility violation', async ({
  page,
  problems,
  makeNewcomer,
  openElsewhere,
}) => {
  problems.allow(/422.*registration|(404|410).*guardian(-approval|\/requests)/);
  const player = makeNewcomer(child());
  const guardian = `guardian-of-${player.email}`;
  await signUp(page, player);
  await expectGuardianStep(page);
  await expectAccessibleOnScreens(page, 'the question for a guardian');
  await main(page).getByLabel('Email of your parent or guardian').fill(guardian);
  await press(page, 'Ask for approval');
  await expectWaiting(page);
  await expectAccessibleOnScreens(page, 'an account that waits');

  const theirs = await openElsewhere();
  await openQuestion(theirs, guardian, CHILD);
  await expectAccessibleOnScreens(theirs, 'what a guardian is asked');
  await press(theirs, 'Decline');
  await expect(main(theirs).getByLabel('Your name')).toBeFocused();
  await expectAccessibleOnScreens(theirs, 'an answer without a name');
  await signAnswer(theirs, 'Approve');
  await expect(main(theirs).getByRole('button', { name: 'Yes, approve' })).toBeVisible();
  await expectAccessibleOnScreens(theirs, 'the last look');
  await press(theirs, 'Yes, approve');
  await expect(heading(theirs, 'Approved')).toBeVisible();
  await expectAccessibleOnScreens(theirs, 'an approval');
  await expect(heading(page, 'Your account is complete')).toBeVisible();
  await expectAccessibleOnScreens(page, 'an account that is complete');
  await openMailed(theirs, guardian, approvedSubject(CHILD));
  await expect(main(theirs).getByRole('button', { name: 'Withdraw approval' })).toBeVisible();
  await expectAccessibleOnScreens(theirs, 'an approval to withdraw');
  await press(theirs, 'Withdraw approval');
  await press(theirs, 'Yes, withdraw');
  await expect(heading(theirs, 'Approval withdrawn')).toBeVisible();
  await expectAccessibleOnScreens(theirs, 'a withdrawn approval');
  await expectWaiting(page);
  await expectAccessibleOnScreens(page, 'an account that is closed again');
  await theirs.goto('/guardian-approval?token=made-up');
  await expect(heading(theirs, 'This link no longer works')).toBeVisible();
  await expectAccessibleOnScreens(theirs, 'a link that leads nowhere');
});

test('the states of getting back in have no accessibility violation', async ({
  page,
  problems,
  makeNewcomer,
}) => {
  problems.allow(/400.*accounts:|404.*password-reset-check/);
  await visit(page, '/forgot-password');
  await main(page).getByLabel('Email', { exact: true }).fill(newcomer().email);
  await press(page, 'Send the link');
  await expect(heading(page, 'Check your inbox')).toBeVisible();
  await expectAccessibleOnScreens(page, 'a link that was asked for');
  for (const path of ['/reset-password', '/email-verification']) {
    for (const query of ['?oobCode=made-up-code-of-a-test', '?oobCode=a']) {
      await page.goto(`${path}${query}`);
      await expect(main(page).getByRole('status').getByRole('heading')).toBeVisible();
      await expectAccessibleOnScreens(page, `${path}${query}`);
    }
  }
  const person = googlePerson();
  makeNewcomer({ email: person.email });
  await visit(page, '/login');
  await answerForGoogle(page, ({ state }) => ({ error: 'access_denied', state }));
  await press(page, 'Continue with Google');
  await expect(main(page)).toContainText('You did not continue with Google.');
  await expectAccessibleOnScreens(page, 'a no at Google');
  await answerForGoogle(page, agrees(person));
  await press(page, 'Continue with Google');
  await expect(heading(page, 'Complete your account')).toBeVisible();
  await expectAccessibleOnScreens(page, 'completing an account on the way from Google');
});

test('the states of account security have no accessibility violation', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier1');
  await signIn(page, player, '/settings/account');
  await expect(heading(page, 'Account and security')).toBeVisible();
  await expect(main(page).getByText('Account created')).toBeVisible();
  for (const name of ['Change email', 'Change password']) await press(page, name);
  await expect(main(page).getByRole('group', { name: 'Please check the form' }).first()).toBeVisible();
  await expectAccessibleOnScreens(page, 'forms with errors');
  await press(page, 'Log out everywhere');
  await expect(page.getByRole('dialog', { name: 'Log out everywhere?' })).toBeVisible();
  await expectAccessibleOnScreens(page, 'the question before signing out everywhere');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay logged in' }).click();
  await press(page, 'Delete my account');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Current password', { exact: true }).fill(player.password);
  await expectAccessibleOnScreens(page, 'the question before deleting');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main(page).getByText('Your account will be deleted')).toBeVisible();
  await expectAccessibleOnScreens(page, 'a deletion that is planned');
});
