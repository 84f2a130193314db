import type { Page } from '@playwright/test';
import { fillSignUp } from '../../../fixtures/accounts/newcomer';
import { createButton } from '../../../fixtures/accounts/sign-up';
import { followMail } from '../../../fixtures/stack/mailbox';
import { main, submitSignIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const VERIFY = 'Verify your email address';
/** Taps from the first step to the CV, without what is typed: a minute's work. */
const MAX_TAPS = 8;

const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

test('a new player goes from sign-up over three steps to a CV, by touch and in a few taps', async ({
  page,
  makeNewcomer,
  openElsewhere,
}) => {
  const person = makeNewcomer();
  await visit(page, '/signup');
  await fillSignUp(page, person);
  await createButton(page).tap();
  await expect(page).toHaveURL('/welcome');
  await expect(title(page, 'Where do you play?')).toBeVisible();

  // However high the pitch is, the way on is in reach.
  const way = await main(page).getByRole('button', { name: 'Continue' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Your pages' }).boundingBox();
  expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  let taps = 0;
  const tap = async (role: 'button' | 'radio', name: string | RegExp) => {
    await main(page).getByRole(role, { name }).tap();
    taps += 1;
  };
  await tap('radio', 'Right winger');
  await tap('button', 'Continue');
  await expect(title(page, 'Add one number you know')).toBeFocused();
  await tap('radio', /^A test result I know/);
  await tap('radio', /^Juggling/);
  await main(page).getByLabel('Your result').fill('120');
  taps += 1;
  await tap('button', 'Save and continue');
  await expect(title(page, 'Your CV has begun')).toBeFocused();
  await expect(main(page)).toContainText('Right winger');
  await expect(main(page)).toContainText('120');
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);

  await main(page).getByRole('link', { name: 'Go to your week' }).tap();
  await expect(page).toHaveURL('/profile');
  await expect(main(page).getByText('Sample', { exact: true })).toBeVisible();

  // Everything is entered: the link of the mail, opened where nobody is logged in, leads on to the dashboard.
  const phone = await openElsewhere();
  await followMail(phone, person.email, VERIFY);
  await main(phone).getByRole('link', { name: 'Log in' }).click();
  await submitSignIn(phone, person);
  await expect(phone).toHaveURL('/profile');
});

test('the steps can be left, and another device goes on where they were left', async ({
  page,
  makeNewcomer,
  openElsewhere,
}) => {
  const person = makeNewcomer();
  await visit(page, '/signup');
  await fillSignUp(page, person);
  await createButton(page).tap();
  await main(page).getByRole('radio', { name: 'Goalkeeper' }).tap();
  await main(page).getByRole('button', { name: 'Continue' }).tap();
  await expect(title(page, 'Add one number you know')).toBeVisible();
  await main(page).getByRole('link', { name: 'Later: go to your dashboard' }).tap();
  await expect(page).toHaveURL('/profile');
  await main(page).getByRole('link', { name: 'Go on' }).tap();
  await expect(title(page, 'Add one number you know')).toBeVisible();

  const phone = await openElsewhere();
  await followMail(phone, person.email, VERIFY);
  await main(phone).getByRole('link', { name: 'Log in' }).click();
  await submitSignIn(phone, person);
  await expect(phone).toHaveURL('/welcome');
  await expect(title(phone, 'Add one number you know')).toBeVisible();
});
