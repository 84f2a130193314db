import type { Page } from '@playwright/test';
import { child, fillSignUp } from '../../../fixtures/accounts/newcomer';
import { countRequests } from '../../../fixtures/browser/requests';
import { accountButton, main, visit } from '../../../fixtures/site/site';
import { createButton, signUp } from '../../../fixtures/accounts/sign-up';
import { expect, test } from '../../../fixtures/test';

const summary = (page: Page) => main(page).getByRole('group', { name: 'Please check the form' });

/** The identity service or ours; the files of remote-account are neither. */
const ASKS_ABOUT_ACCOUNT = /accounts:|\/account\//;

const MISSING = [
  'Enter the name you want us to call you.',
  'Enter your email address.',
  'Choose a password.',
  'Enter your date of birth.',
  'Choose the country the player lives in.',
  'Choose who you are.',
  'Accept the terms to create an account.',
];

test('an empty form says at its top and at each field what is missing, and asks nobody', async ({ page }) => {
  const identities = countRequests(page, ASKS_ABOUT_ACCOUNT);
  await visit(page, '/signup');
  await createButton(page).click();
  const form = main(page).locator('form');
  await expect(form.getByLabel('Display name')).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(MISSING);
  for (const message of MISSING) await expect(form.getByText(message)).toHaveCount(2);
  await summary(page).getByRole('link', { name: MISSING[1] }).click();
  await expect(form.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  expect(identities()).toBe(0);
});

const BAD = [
  ['Display name', ' '.repeat(5), /Enter the name/],
  ['Display name', 'n'.repeat(10_000), /Use at most/],
  ['Email', 'no-at-sign', /like name@example.com/],
  ['Email', 'two@at@signs', /like name@example.com/],
  ['Password', '1234567', /Use at least 8 characters/],
  ['Password', 'aaaaaaaaaa', /easy to guess/],
  ['Password', 'Nova Newcomer', /not your name/],
  ['Day', '31', /real date/],
  ['Month', '13', /real date/],
  ['Year', '1850', /real date/],
  ['Year', '99', /real date/],
] as const;

test('each bad value is told at its field and kept', async ({ page, makeNewcomer }) => {
  const requests = countRequests(page, ASKS_ABOUT_ACCOUNT);
  const person = makeNewcomer({ birth: { day: '28', month: '2', year: '1999' } });
  await visit(page, '/signup');
  await fillSignUp(page, person);
  for (const [label, value, message] of BAD) {
    await test.step(`${label}: ${value.slice(0, 20)}`, async () => {
      const field = main(page).getByLabel(label, { exact: true });
      const good = await field.inputValue();
      await field.fill(value);
      await createButton(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([message]);
      const group = ['Day', 'Month', 'Year'].includes(label) ? 'Day' : label;
      await expect(main(page).getByLabel(group, { exact: true })).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(value);
      await field.fill(good);
    });
  }
  expect(requests()).toBe(0);
});

test('one of the most common passwords is refused before an account is made', async ({
  page,
  makeNewcomer,
}) => {
  const requests = countRequests(page, ASKS_ABOUT_ACCOUNT);
  const field = main(page).getByLabel('Password', { exact: true });
  await visit(page, '/signup');
  await fillSignUp(page, makeNewcomer());
  for (const password of ['sunshine', 'TRUSTNO1', 'princess1']) {
    await test.step(password, async () => {
      await field.fill(password);
      // The answer to the password before is gone once another one is typed.
      await expect(field).not.toHaveAccessibleDescription(/easy to guess/);
      await createButton(page).click();
      await expect(field).toHaveAccessibleDescription(/easy to guess/);
      await expect(field).toBeFocused();
    });
  }
  expect(requests()).toBe(0);
});

test('a child is no guardian, whatever is chosen', async ({ page, makeNewcomer, problems }) => {
  problems.allow(/422.*registration/);
  await signUp(page, makeNewcomer(child({ role: 'a parent or guardian' })));
  await expect(main(page).getByRole('radio', { name: 'a player' })).toBeFocused();
  await expect(summary(page)).toContainText('You cannot choose “a parent or guardian” for this account.');
  await expect(accountButton(page)).toHaveCount(0);
});

test('the form talks to password managers and tells nothing about ages', async ({ page }) => {
  await visit(page, '/signup');
  const form = main(page).locator('form');
  for (const [label, autoComplete] of [
    ['Display name', 'name'],
    ['Email', 'email'],
    ['Password', 'new-password'],
    ['Day', 'bday-day'],
    ['Month', 'bday-month'],
    ['Year', 'bday-year'],
    ['Country', 'country'],
  ] as const) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', autoComplete);
  }
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form).not.toContainText(/years old|too young|at least 1[0-9]\b|under 1[0-9]\b/i);
});
