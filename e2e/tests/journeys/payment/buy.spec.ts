import {
  CARDS,
  agree,
  expectPlan,
  goToPayment,
  pay,
  payWith,
  findReview,
} from '../../../fixtures/site/payment';
import { patchDocument } from '../../../fixtures/stores/documents';
import { countRequests, interceptUntil } from '../../../fixtures/browser/requests';
import { header, main, ready, signIn, submitSignIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { NO_PLAN_BANNER, PLAN_BANNERS } from '../../../fixtures/site/tiers';

// Semi-Pro Path is bought below, Pro Path in accessible.spec.ts.
const PLANS = [
  { tier: 'tier1', name: 'Amateur Path', interval: 'month' },
  { tier: 'tier4', name: 'Pro League Path', interval: 'year' },
] as const;

for (const { tier, name, interval } of PLANS) {
  test(`${name} is chosen on the pricing page, reviewed, paid by the ${interval}, and open at once`, async ({
    page,
    makePlayer,
  }) => {
    await signIn(page, await makePlayer('tier0'), '/pricing-plans');
    if (interval === 'year') await main(page).getByText('Pay yearly').click();
    await main(page)
      .getByRole('link', { name: `Choose ${name}`, exact: true })
      .click();
    await expect(page).toHaveURL(findReview(tier, interval));
    await expect(main(page).getByRole('heading', { name: `${name}, paid by the ${interval}` })).toBeVisible();
    await pay(page, name);
    await expect(header(page).getByText(PLAN_BANNERS[tier])).toBeVisible();
    await main(page).getByRole('link', { name: 'Manage subscription' }).click();
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main(page).getByText('Active')).toBeVisible();
    await expect(main(page).getByText(/Visa ending in 4242/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^View invoice/ })).toBeVisible();
  });
}

test('a visitor logs in on the way and comes back to the same review', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0');
  await visit(page, findReview('tier3', 'year'));
  await main(page).getByRole('link', { name: 'Log in and go on' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, player);
  await expect(page).toHaveURL(findReview('tier3', 'year'));
  await expect(main(page).getByRole('button', { name: 'Go to payment' })).toBeVisible();
});

test('many clicks open one payment page, and coming back without paying changes nothing', async ({
  page,
  makePlayer,
}) => {
  await signIn(page, await makePlayer('tier0'), findReview('tier1'));
  await main(page).getByRole('button', { name: 'Go to payment' }).click();
  await expect(main(page).getByRole('checkbox', { name: 'I am 18 or older.' })).toBeFocused();
  await agree(page);
  const requests = countRequests(page, /checkout-sessions/);
  await main(page)
    .getByRole('button', { name: 'Go to payment' })
    .evaluate((button: HTMLElement) => Array.from({ length: 10 }, () => button.click()));
  await expect(page).toHaveURL(/\/c\/pay\//);
  expect(requests()).toBe(1);
  const first = page.url();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await ready(page);
  await expect(main(page).getByText('You left the payment page')).toBeVisible();
  await expect(header(page).getByText(NO_PLAN_BANNER)).toBeVisible();
  await goToPayment(page);
  expect(page.url(), 'the page that is still open').toBe(first);
});

test('cards that do not pay can be replaced on the payment page', async ({ page, makePlayer, problems }) => {
  problems.allow(/402.*\/c\/pay\//);
  await signIn(page, await makePlayer('tier0'), findReview('tier2'));
  await goToPayment(page);
  await payWith(page, CARDS.declined);
  await expect(page.getByRole('alert')).toContainText('declined');
  await payWith(page, CARDS.insufficientFunds);
  await expect(page.getByRole('alert')).toContainText('insufficient funds');
  await payWith(page, CARDS.threeDSecure);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('could not confirm');
  await payWith(page, CARDS.threeDSecure);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expectPlan(page, 'Semi-Pro Path');
});

test('a price that has changed is shown beside the old one, and charged after another press', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/409.*checkout-sessions/);
  const player = await makePlayer('tier0');
  await signIn(page, player, findReview('tier2'));
  await agree(page);
  await patchDocument(`privateAccounts/${player.uid}`, { country: 'JP' });
  const button = main(page).getByRole('button', { name: 'Go to payment' });
  await button.click();
  await expect(main(page).getByRole('alert')).toContainText(/It was £[\d.]+ and is JP¥2,200 now/);
  await expect(main(page).getByText(/Price for Japan, the country of your account/)).toBeVisible();
  await button.click();
  await expect(page).toHaveURL(/\/c\/pay\//);
  await expect(page.getByText('JP¥2,200 every month')).toBeVisible();
});

test('the address of a success grants nothing', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier0'), `${findReview('tier4')}&checkout=success`);
  await expect(main(page).getByText('Waiting for your payment to arrive')).toBeVisible();
  await expect(header(page).getByText(NO_PLAN_BANNER)).toBeVisible();
  await expect(main(page).getByText(/is ready$/)).toBeHidden();
});

test('without the payment service nothing is lost, and the next try works', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/503.*checkout-sessions/);
  await signIn(page, await makePlayer('tier0'), findReview('tier1'));
  await agree(page);
  const sessions = '**/api/payment/checkout-sessions';
  const lift = await interceptUntil(page, sessions, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { type: 'payments-unavailable', title: 'Service Unavailable', status: 503, retryAfter: 10 },
    }),
  );
  const button = main(page).getByRole('button', { name: 'Go to payment' });
  await button.click();
  await expect(main(page).getByRole('alert')).toContainText('Payments are not available right now');
  lift();
  await button.click();
  await expect(page).toHaveURL(/\/c\/pay\//);
});
