import { fillDetails, fillSignUp } from '../../../fixtures/accounts/newcomer';
import { countRequests, holdRequests, interceptUntil } from '../../../fixtures/browser/requests';
import { accountButton, header, main, signIn, visit } from '../../../fixtures/site/site';
import { createButton, signUp } from '../../../fixtures/accounts/sign-up';
import { expect, test } from '../../../fixtures/test';

const REGISTRATION = '**/api/account/registration';
const ALMOST = 'Your account is almost ready';

test('offline nothing typed is lost, and back online the same form works', async ({
  page,
  context,
  makeNewcomer,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const person = makeNewcomer();
  await visit(page, '/signup');
  await fillSignUp(page, person);
  await context.setOffline(true);
  await expect(main(page).getByText('You are offline')).toBeVisible();
  await createButton(page).click();
  await expect(main(page).getByRole('alert')).toContainText('We could not reach the server.');
  const form = main(page).locator('form');
  await expect(form.getByLabel('Display name')).toHaveValue(person.displayName);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await expect(form.getByLabel('Year', { exact: true })).toHaveValue(person.birth.year);
  await expect(form.getByRole('checkbox', { name: /Terms & Conditions/ })).toBeChecked();
  await context.setOffline(false);
  await expect(main(page).getByText('You are offline')).toBeHidden();
  await createButton(page).click();
  await expect(accountButton(page)).toBeVisible();
});

test('on a slow network the form is busy at once, and asks once', async ({ page, makeNewcomer }) => {
  const slow = await holdRequests(page, '**/accounts:signUp*');
  await signUp(page, makeNewcomer());
  const button = main(page).locator('form').getByRole('button', { name: 'Creating your account…' });
  await expect(button).toBeVisible();
  await button.evaluate((element: HTMLElement) => element.click());
  await expect.poll(slow.count).toBe(1);
  slow.release();
  await expect(accountButton(page)).toBeVisible();
  expect(slow.count()).toBe(1);
});

test('with the backend down the sign-in is kept, and trying again finishes the account', async ({
  page,
  makeNewcomer,
  problems,
}) => {
  problems.allow(/503.*registration/);
  const identities = countRequests(page, /accounts:signUp/);
  const refusals = countRequests(page, /account\/registration/);
  const again = main(page).getByRole('button', { name: 'Try again' });
  const lift = await interceptUntil(page, REGISTRATION, (route) =>
    route.fulfill({ status: 503, json: { title: 'Later' } }),
  );
  await signUp(page, makeNewcomer());
  await expect(main(page).getByRole('heading', { name: ALMOST })).toBeVisible();
  await again.click();
  await expect.poll(refusals).toBe(2);
  await expect(again).toBeEnabled();
  lift();
  await again.click();
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/welcome');
  expect(identities()).toBe(1);
});

test('an account that was cut off half made is finished after the next log-in', async ({
  page,
  makeNewcomer,
  openElsewhere,
  problems,
}) => {
  problems.allow(/ERR_FAILED.*registration/);
  const person = makeNewcomer();
  await page.route(REGISTRATION, (route) => route.abort());
  await signUp(page, person);
  await expect(main(page).getByRole('heading', { name: ALMOST })).toBeVisible();
  await page.close();

  const later = await openElsewhere();
  await signIn(later, { ...person, uid: '' });
  const strip = header(later).getByText('Finish creating your account.');
  await expect(strip).toBeVisible();
  await header(later).getByRole('link', { name: 'Complete account' }).click();
  const heading = main(later).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Complete your account');
  await expect(main(later).getByLabel('Display name')).toHaveValue(person.displayName);
  await fillDetails(later, person);
  await main(later).getByRole('button', { name: 'Complete account' }).click();
  await expect(heading).toHaveText('Your account is complete');
  await expect(strip).toBeHidden();
});
