import { followMail, linkMailedTo, mailsTo } from '../../../fixtures/stack/mailbox';
import {
  accountButton,
  header,
  main,
  signIn,
  signOut,
  submitSignIn,
  visit,
} from '../../../fixtures/site/site';
import { fillSignUp, newcomer } from '../../../fixtures/accounts/newcomer';
import { countRequests } from '../../../fixtures/browser/requests';
import { createButton, signUp } from '../../../fixtures/accounts/sign-up';
import { expect, test } from '../../../fixtures/test';

const VERIFY = 'Verify your email address';

test('a new player confirms the address by the link of the mail; every tab knows, and the link works once', async ({
  page,
  context,
  makeNewcomer,
  problems,
}) => {
  problems.allow(/404.*email-proof/);
  const person = makeNewcomer();
  await signUp(page, person);
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Nova Newcomer');
  const reminder = header(page).getByText('Please verify your email: we sent you a link.');
  await expect(reminder).toBeVisible();
  const link = await linkMailedTo(person.email, VERIFY);
  const other = await context.newPage();
  await visit(other, '/story');
  const reminderThere = header(other).getByText('Please verify your email: we sent you a link.');
  await expect(reminderThere).toBeVisible();

  await followMail(page, person.email, VERIFY);
  await expect(main(page)).toContainText('Your email address is verified');
  await expect(page).toHaveURL('/email-verification');
  await expect(reminder).toBeHidden();
  await expect(reminderThere).toBeHidden();

  await page.goto(link);
  await expect(main(page)).toContainText('Your email address was verified already');
  await expect(page).toHaveURL('/email-verification');
});

test('a list of common passwords that breaks off is downloaded again', async ({
  page,
  makeNewcomer,
  problems,
}) => {
  problems.allow(/ERR_FAILED.*common-passwords/);
  let asked = 0;
  let breakOff = () => {};
  const broken = new Promise<void>((resolve) => {
    breakOff = resolve;
  });
  await page.route(/\/common-passwords\.[^/?]*\.js(\?|$)/, async (route) => {
    // The site is also asked whether the file is still there.
    if (route.request().resourceType() !== 'script') return route.continue();
    asked += 1;
    if (asked > 1) return route.continue();
    await broken;
    return route.abort();
  });
  await signUp(page, makeNewcomer());
  await expect(main(page).locator('form button[aria-busy="true"]')).toBeVisible();
  breakOff();
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Nova Newcomer');
  expect(asked).toBe(2);
});

test('a hostile display name is a text like any other', async ({ page, makeNewcomer }) => {
  const displayName = '<img src=x onerror=alert(1)>';
  await signUp(page, makeNewcomer({ displayName }));
  await expect(accountButton(page)).toHaveAccessibleName('Hi, <img src=x');
  await visit(page, '/settings/edit-profile');
  await expect(main(page).getByLabel('Name', { exact: true })).toHaveValue(displayName);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('an address that has an account stays with it', async ({
  page,
  makePlayer,
  problems,
  openElsewhere,
}) => {
  problems.allow(/400.*accounts:(signUp|signInWithPassword)/);
  const player = await makePlayer('tier2');
  const registrations = countRequests(page, /account\/registration/);
  const { email } = player;
  await signUp(page, newcomer({ email, password: 'another-corner-flag-9' }));
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /This address cannot be used for a new account/,
  );
  await expect(accountButton(page)).toHaveCount(0);
  expect(registrations()).toBe(0);
  expect(await mailsTo(email)).toEqual([]);
  const elsewhere = await openElsewhere();
  await signIn(elsewhere, player);
  await expect(accountButton(elsewhere)).toHaveAccessibleName('Hi, Test Player');
});

test('a pasted password of 64 characters works from then on', async ({ page, context, makeNewcomer }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = makeNewcomer({ password: 'Zx4!'.repeat(16) });
  await visit(page, '/signup');
  await fillSignUp(page, { ...person, password: '' });
  await page.evaluate((text) => navigator.clipboard.writeText(text), person.password);
  const password = main(page).getByLabel('Password', { exact: true });
  await password.focus();
  await page.keyboard.press('Control+V');
  await expect(password).toHaveValue(person.password);
  await createButton(page).click();
  await expect(accountButton(page)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, person);
  await expect(accountButton(page)).toBeVisible();
});

for (const [how, press] of [
  [
    'pressing the button ten times',
    (button: HTMLElement) => Array.from({ length: 10 }, () => button.click()),
  ],
  [
    'sending the form ten times',
    (button: HTMLElement) => Array.from({ length: 10 }, () => button.closest('form')?.requestSubmit()),
  ],
] as const) {
  test(`${how} makes one account`, async ({ page, makeNewcomer }) => {
    const identities = countRequests(page, /accounts:signUp/);
    const registrations = countRequests(page, /account\/registration/);
    await visit(page, '/signup');
    await fillSignUp(page, makeNewcomer());
    await createButton(page).evaluate(press);
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL('/welcome');
    expect([identities(), registrations()]).toEqual([1, 1]);
  });
}
