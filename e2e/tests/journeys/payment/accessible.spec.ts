import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/axe';
import { followMail } from '../../../fixtures/mailbox';
import { CARDS, endPeriod, pay, payWith, reviewOf } from '../../../fixtures/payment';
import { footer, main, ready, signIn, visit } from '../../../fixtures/site';
import { expect, test } from '../../../fixtures/test';

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('the states of buying have no accessibility violation', async ({ page, makePlayer, problems }) => {
      test.setTimeout(90_000);
      problems.allow(/404.*parent-requests/);
      await visit(page, '/pricing-plans');
      await expect(main(page).getByRole('combobox', { name: 'Prices for' })).toBeEnabled();
      await main(page).getByText('Pay yearly').click();
      await main(page).locator('summary').first().click();
      await expectAccessible(page, 'prices by the year');
      await visit(page, reviewOf('tier3', 'year'));
      await expect(main(page).getByRole('link', { name: 'Log in and go on' })).toBeVisible();
      await expectAccessible(page, 'a review before logging in');
      await visit(page, '/payment-portal?parent=made-up');
      await expect(main(page).getByText('This link no longer works')).toBeVisible();
      await expectAccessible(page, 'a dead link of a parent');
      await visit(page, `${reviewOf('tier1')}&checkout=success&payer=parent`);
      await expectAccessible(page, 'thanks to a parent');
      await signIn(page, await makePlayer('tier0'));
      await visit(page, `${reviewOf('tier3')}&checkout=success`);
      await expect(main(page).getByText('Waiting for your payment to arrive')).toBeVisible();
      await expectAccessible(page, 'a payment that has not arrived');
      await visit(page, `${reviewOf('tier3')}&checkout=cancelled`);
      await press(page, 'Go to payment');
      await expectAccessible(page, 'a review with both boxes missing');
      await press(page, 'Ask a parent by e-mail');
      await expectAccessible(page, 'the question for a parent');
      await main(page).getByLabel('E-mail of your parent or guardian').fill('nobody@skora.example');
      await press(page, 'Send the link');
      await expect(main(page).getByText('Your parent has mail')).toBeVisible();
      await expectAccessible(page, 'a parent was asked');
      await visit(page, reviewOf('tier3'));
      await pay(page, 'Pro');
      await expectAccessible(page, 'a plan that has arrived');
    });

    test('the states of a plan have no accessibility violation', async ({ page, makePlayer }) => {
      test.setTimeout(90_000);
      const player = await makePlayer('tier0');
      await signIn(page, player);
      await visit(page, '/manage-subscription');
      await expect(main(page).getByRole('heading', { name: 'Free', exact: true })).toBeVisible();
      await expectAccessible(page, 'the free plan');
      await visit(page, reviewOf('tier2'));
      await pay(page, 'Semi-Pro', CARDS.failsLater);
      await visit(page, '/manage-subscription');
      await expect(main(page).getByRole('link', { name: /^View invoice/ })).toBeVisible();
      await expectAccessible(page, 'a paid plan');
      await press(page, 'Change to Pro League paid by the month');
      await expect(inDialog(page, /^Change and pay/)).toBeVisible();
      await expectAccessible(page, 'the bill of an upgrade');
      await inDialog(page, 'Not now').click();
      await press(page, 'Withdraw from the purchase');
      await expectAccessible(page, 'the last step of a withdrawal');
      await inDialog(page, 'Keep it').click();
      await press(page, 'Change to Amateur paid by the month');
      await inDialog(page, 'Change to Amateur').click();
      await expect(main(page).getByText(/^Amateur, paid by the month, from/)).toBeVisible();
      await expectAccessible(page, 'a planned change');
      await press(page, 'Leave it as it is');
      await press(page, 'Cancel plan');
      await expectAccessible(page, 'the last step of a cancellation');
      await inDialog(page, 'Cancel plan').click();
      await expect(main(page).getByText(/^Semi-Pro ends on/)).toBeVisible();
      await expectAccessible(page, 'a plan that ends');
      await press(page, 'Keep Semi-Pro');
      await expect(main(page).getByText('Active')).toBeVisible();
      await endPeriod(player.email);
      await visit(page, '/manage-subscription');
      await expect(main(page).getByText('Your last payment did not go through')).toBeVisible();
      await expectAccessible(page, 'a missing payment');
      await main(page).getByRole('button', { name: 'Change card' }).first().click();
      await payWith(page, CARDS.pays, 'Save card');
      await expect(main(page).getByText('Your new card is saved')).toBeVisible();
      await expectAccessible(page, 'a new card');
    });

    test('the states of the digest have no accessibility violation', async ({ page }) => {
      test.setTimeout(60_000);
      const email = `reader-${randomUUID().slice(0, 12)}@skora.example`;
      await visit(page, '/unsubscribe-newsletter');
      await footer(page).getByRole('textbox', { name: 'Your e-mail' }).fill(email);
      await footer(page).getByRole('button', { name: 'Subscribe' }).click();
      await expect(footer(page).getByText(/Check your inbox/)).toBeVisible();
      await press(page, 'Send me the link');
      await expectAccessible(page, 'leaving without an address');
      await followMail(page, email, 'Confirm that you want the Playbook Digest');
      await ready(page);
      await expect(main(page).getByRole('button', { name: 'Confirm my subscription' })).toBeVisible();
      await expectAccessible(page, 'the question of the mail');
      await press(page, 'Confirm my subscription');
      await expect(main(page).getByText(/^The digest comes to/)).toBeVisible();
      await visit(page, '/unsubscribe-newsletter');
      await main(page).getByLabel('E-mail that gets the digest').fill(email);
      await press(page, 'Send me the link');
      await expect(main(page).getByText('Look into your inbox')).toBeVisible();
      await expectAccessible(page, 'a link that was asked for');
      await followMail(page, email, 'Unsubscribe from the Playbook Digest');
      await ready(page);
      await press(page, 'Unsubscribe');
      await expect(main(page).getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectAccessible(page, 'a subscription that has ended');
    });
  });
}
