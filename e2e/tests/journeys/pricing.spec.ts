import { expectAccessibleOnScreens } from '../../fixtures/checks/axe';
import { expectToast } from '../../fixtures/checks/messages';
import { header, main, signIn, signInByForm, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { NO_PLAN_BANNER, PLAN_BANNERS } from '../../fixtures/site/tiers';
import { holdTimers } from '../../fixtures/browser/timers';

const HAS_PLAN = 'You already have a plan.';

test('a visitor without account sees the plans', async ({ page, messages }) => {
  await visit(page, '/pricing-plans');
  await expect(main(page).getByRole('heading', { name: 'Pro League Path', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/pricing-plans');
  expect(messages.toastsOn(page)).toEqual([]);
});

test('the decision waits for a second behind a loader', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier0'));
  await expect(header(page).getByRole('link', { name: NO_PLAN_BANNER })).toBeVisible();
  const second = await holdTimers(page, 1_000);
  await header(page).getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page).toHaveURL('/pricing-plans');
  await expect.poll(second.count).toBe(1);
  await expect(main(page).getByRole('status').first()).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Pro League Path', exact: true })).toBeHidden();
  await second.pass();
  await expect(main(page).getByRole('heading', { name: 'Pro League Path', exact: true })).toBeVisible();
});

// What each plan decides is tested beside the gate.
test('a player with a plan has one already: one toast, home, no entry in the history', async ({
  page,
  messages,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier1'), '/clips');
  await page.goto('/pricing-plans');
  await expect(page).toHaveURL('/');
  await expectToast(messages, page, 'error', HAS_PLAN);
  // It stays to be read, and is in the list of this visit.
  await expect(page.getByRole('complementary', { name: 'Message', exact: true })).toContainText(HAS_PLAN);
  await page.getByText('Messages of this visit (1)').click();
  await expect(page.getByRole('complementary', { name: 'Messages of this visit' })).toContainText(HAS_PLAN);
  await expectAccessibleOnScreens(page, 'a message that stays');
  await page.goBack();
  await expect(page).toHaveURL('/clips');
});

test('who logs in from the prices and has a plan gets no error, and the own page', async ({
  page,
  messages,
  makePlayer,
}) => {
  const player = await makePlayer('tier2');
  await visit(page, '/pricing-plans');
  await signInByForm(page, player);
  await expect(page).toHaveURL('/profile');
  await expectToast(messages, page, 'info', HAS_PLAN);
  expect(messages.toastsOn(page).filter(({ kind }) => kind === 'error')).toEqual([]);
});

test('the upgrade flag opens the plans for a player who has one', async ({ page, messages, makePlayer }) => {
  await signIn(page, await makePlayer('tier2'));
  await page.getByRole('link', { name: PLAN_BANNERS.tier2 }).click();
  await expect(main(page).getByRole('heading', { name: 'Pro League Path', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/pricing-plans');
  expect(messages.toastsOn(page).filter(({ text }) => text === HAS_PLAN)).toEqual([]);
});

for (const failing of ['**/api/geo/me', '**/api/payment/pricing**']) {
  test(`when ${failing} fails the plans still show, without a toast`, async ({
    page,
    messages,
    problems,
  }) => {
    problems.allow(/ERR_FAILED.*\/api\//);
    await page.route(failing, (route) => route.abort());
    await visit(page, '/pricing-plans');
    await expect(main(page).getByRole('heading', { name: 'Pro League Path', exact: true })).toBeVisible();
    expect(messages.toastsOn(page)).toEqual([]);
  });
}
