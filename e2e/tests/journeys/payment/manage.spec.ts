import { buyPlan, CARDS, endPeriod, payWith } from '../../../fixtures/site/payment';
import { mailTo } from '../../../fixtures/stack/mailbox';
import { header, main, ready, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { NO_PLAN_BANNER, PLAN_BANNERS } from '../../../fixtures/site/tiers';
import type { Player } from '../../../fixtures/players/players';
import type { Page } from '@playwright/test';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

async function expectPaid(page: Page): Promise<void> {
  await expect(main(page).getByText('Active')).toBeVisible();
  await expect(
    main(page)
      .getByRole('link', { name: /^View invoice/ })
      .first(),
  ).toBeVisible();
}

/** Opens the plan that a player has bought a moment ago. */
async function openPaidPlan(page: Page, player: Player, plan: string): Promise<void> {
  await buyPlan(player, plan);
  await signIn(page, player, '/manage-subscription');
  await expectPaid(page);
}

test('a higher plan by way of the pricing page shows its bill first and starts at once', async ({
  page,
  makePlayer,
}) => {
  await openPaidPlan(page, await makePlayer('tier0'), 'tier1');
  await main(page).getByRole('link', { name: 'Compare the plans' }).click();
  await main(page).getByRole('link', { name: 'Choose Pro Path', exact: true }).click();
  await expect(page).toHaveURL('/manage-subscription?plan=tier3&interval=month');
  const dialog = page.getByRole('dialog', { name: 'Change to Pro Path, paid by the month?' });
  await expect(dialog.getByRole('row', { name: /^Due today/ })).toBeVisible();
  await confirm(page, /^Change and pay/);
  await expect(main(page).getByRole('heading', { name: 'Pro Path', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/manage-subscription');
  await expect(header(page).getByText(PLAN_BANNERS.tier3)).toBeVisible();
  await expect(main(page).getByRole('row')).toHaveCount(3);
});

test('a lower plan waits for the end of the period, can be taken back, and then starts', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await openPaidPlan(page, player, 'tier2');
  const clips = main(page).getByRole('meter', { name: 'Clips' });
  await expect(clips).toHaveAttribute('aria-valuetext', '0 of 15');
  const planned = main(page).getByText(/^Amateur Path, paid by the month, from /);
  for (const step of ['taken back', 'kept']) {
    await test.step(step, async () => {
      await press(page, 'Change to Amateur Path paid by the month');
      await expect(page.getByRole('dialog').getByText(/Nothing is due today/)).toBeVisible();
      await confirm(page, 'Change to Amateur Path');
      await expect(planned).toBeVisible();
      if (step === 'kept') return;
      await press(page, 'Keep my current plan');
      await expect(planned).toBeHidden();
    });
  }
  await endPeriod(player.email);
  await expect(header(page).getByText(PLAN_BANNERS.tier1)).toBeVisible();
  await visit(page, '/manage-subscription');
  await expectPaid(page);
  await expect(main(page).getByRole('heading', { name: 'Amateur Path', exact: true })).toBeVisible();
  await expect(clips).toHaveAttribute('aria-valuetext', '0 of 6');
});

test('cancelling takes two clicks, resuming one, and the plan ends with its period', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await openPaidPlan(page, player, 'tier1');
  const ends = main(page).getByText(/^Amateur Path ends on /);
  await press(page, 'Cancel plan');
  await confirm(page, 'Cancel plan');
  await expect(ends).toBeVisible();
  await press(page, 'Keep Amateur Path');
  await expect(ends).toBeHidden();
  await press(page, 'Cancel plan');
  await confirm(page, 'Cancel plan');
  await expect(ends).toBeVisible();
  await endPeriod(player.email);
  await expect(header(page).getByText(NO_PLAN_BANNER)).toBeVisible();
  await visit(page, '/manage-subscription');
  await expect(main(page).getByRole('heading', { name: 'Free', exact: true })).toBeVisible();
});

test('withdrawing takes two steps, ends the plan at once and is confirmed by mail', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await openPaidPlan(page, player, 'tier4');
  await press(page, 'Withdraw from the purchase');
  await confirm(page, 'Confirm withdrawal');
  await expect(main(page).getByText('You have withdrawn')).toBeVisible();
  await expect(header(page).getByText(NO_PLAN_BANNER)).toBeVisible();
  const { text } = await mailTo(player.email, 'We have received your withdrawal');
  expect(text).toContain('/manage-subscription');
});

test('a card that fails at the renewal keeps the plan open until another card heals it', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await buyPlan(player, 'tier2', CARDS.failsLater);
  await endPeriod(player.email);
  await signIn(page, player, '/manage-subscription');
  await expect(main(page).getByText('Your last payment did not go through')).toBeVisible();
  await expect(header(page).getByText(PLAN_BANNERS.tier2)).toBeVisible();
  await main(page).getByRole('button', { name: 'Change card' }).first().click();
  await expect(page).toHaveURL(/\/p\/session\//);
  await payWith(page, CARDS.pays, 'Save card');
  await expect(page).toHaveURL('/manage-subscription?card=changed');
  await ready(page);
  await expect(main(page).getByText('Your new card is saved')).toBeVisible();
  await expectPaid(page);
  await expect(main(page).getByText(/Visa ending in 4242/)).toBeVisible();
});
