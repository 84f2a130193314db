import type { Page } from '@playwright/test';
import { GOOGLE_CLIENT_ID, SITE } from '../../../fixtures/stack/addresses';
import { agrees, answerForGoogle, googlePerson, idTokenFor } from '../../../fixtures/accounts/google';
import { findUid } from '../../../fixtures/stores/identities';
import { fillDetails } from '../../../fixtures/accounts/newcomer';
import { signUp } from '../../../fixtures/accounts/sign-up';
import { expectAccessibleOnScreens } from '../../../fixtures/checks/axe';
import { accountButton, arrived, main, signOut, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const button = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' });
const NOT_OURS = 'Something went wrong on the way back from Google';

function requestsToGoogle(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/google|gstatic/.test(new URL(request.url()).hostname)) seen.push(request.url());
  });
  return seen;
}

test('the first log-in with Google completes the account in place, the second goes straight in', async ({
  page,
  makeNewcomer,
}) => {
  const person = googlePerson();
  const newcomer = makeNewcomer({ email: person.email, displayName: person.name });
  const google = requestsToGoogle(page);
  const asked = await answerForGoogle(page, agrees(person));
  await visit(page, '/clips');
  await visit(page, '/login');
  await expect(button(page)).toBeVisible();
  expect(google, 'nothing of Google before the click').toEqual([]);

  await button(page).click();
  await expect(main(page).getByRole('button', { name: 'Complete account' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(asked).toEqual([
    expect.objectContaining({
      client_id: GOOGLE_CLIENT_ID,
      redirect_uri: `${SITE}/login`,
      response_type: 'id_token',
      scope: 'openid email profile',
    }),
  ]);
  await expect(accountButton(page)).toHaveCount(0);
  await expect(main(page).getByLabel('Display name')).toHaveValue(person.name);
  await fillDetails(page, newcomer);
  await main(page).getByRole('button', { name: 'Complete account' }).click();
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Gina Google');
  await expect(page).toHaveURL('/welcome');
  await arrived(page);

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await button(page).click();
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Gina Google');
  await expect(page).toHaveURL('/profile');
  expect(asked).toHaveLength(2);
  expect(asked[1]?.state).not.toBe(asked[0]?.state);
  expect(google.every((url) => url.startsWith('https://accounts.google.com/o/oauth2/'))).toBe(true);
});

test('what a stranger registered with an address ends when its owner comes by Google', async ({
  page,
  makeNewcomer,
  openElsewhere,
  problems,
}) => {
  // The account of before takes no token any more, in the browser of the stranger neither.
  problems.allow(/40[01].*(\/api\/account|securetoken|accounts:lookup)/);
  const owner = googlePerson();
  const stranger = makeNewcomer({ email: owner.email, displayName: 'Stan Stranger' });
  const elsewhere = await openElsewhere();
  await signUp(elsewhere, stranger);
  await expect(accountButton(elsewhere)).toHaveAccessibleName('Hi, Stan Stranger');
  const before = await findUid(owner.email);
  expect(before).toBeDefined();

  await answerForGoogle(page, agrees(owner));
  await visit(page, '/login');
  await button(page).click();
  await expect(main(page).getByText(/Nobody had verified your email address/)).toBeVisible();
  await expect(main(page).getByLabel('Display name')).toHaveValue(owner.name);
  await expectAccessibleOnScreens(page, 'an account that starts again');
  await fillDetails(page, makeNewcomer({ email: owner.email, displayName: owner.name }));
  await main(page).getByRole('button', { name: 'Complete account' }).click();
  await expect(accountButton(page)).toHaveAccessibleName('Hi, Gina Google');
  expect(await findUid(owner.email)).not.toBe(before);

  await elsewhere.reload();
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL('/login');
  await expect(accountButton(elsewhere)).toHaveCount(0);
});

const person = googlePerson();
const ANSWERS = [
  ['another state', () => ({ id_token: idTokenFor(person, 'x'), state: 'somebody-elses' }), NOT_OURS],
  [
    'another nonce',
    ({ state }: { state: string }) => ({ id_token: idTokenFor(person, 'x'), state }),
    NOT_OURS,
  ],
  ['no token', ({ state }: { state: string }) => ({ id_token: 'abc', state }), NOT_OURS],
  [
    'a no',
    ({ state }: { state: string }) => ({ error: 'access_denied', state }),
    'You did not continue with Google.',
  ],
] as const;

test('answers that are not to the question sign nobody in', async ({ page }) => {
  for (const [what, answer, message] of ANSWERS) {
    await test.step(what, async () => {
      // A fresh page: the message of the answer before would pass for that of this one.
      await visit(page, '/login');
      await answerForGoogle(page, answer);
      await button(page).click();
      await expect(main(page)).toContainText(message);
      await expect(page).toHaveURL('/login');
      await expect(accountButton(page)).toHaveCount(0);
      await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    });
  }
  expect(await findUid(person.email)).toBeUndefined();
});

test('an answer nobody asked for signs nobody in', async ({ page }) => {
  await page.goto(`/login#id_token=${idTokenFor(person, 'nonce')}&state=state`);
  await expect(main(page)).toContainText(NOT_OURS);
  await expect(page).toHaveURL('/login');
  await expect(accountButton(page)).toHaveCount(0);
  expect(await findUid(person.email)).toBeUndefined();
});
