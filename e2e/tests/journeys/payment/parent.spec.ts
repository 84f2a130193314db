import { patchDocument } from '../../../fixtures/stores/documents';
import { followMail, openMailed } from '../../../fixtures/stack/mailbox';
import { CARDS, goToPayment, payWith, findReview } from '../../../fixtures/site/payment';
import { header, main, ready, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { PLAN_BANNERS } from '../../../fixtures/site/tiers';

const SUBJECT = 'Lina T. asks you to pay for a plan';

test('a player under 18 asks a parent, who pays by the link of the mail and keeps it', async ({
  page,
  makePlayer,
  openElsewhere,
}) => {
  const player = await makePlayer('tier0', 'Lina Testkind');
  const birthYear = new Date().getUTCFullYear() - 16;
  await patchDocument(`privateAccounts/${player.uid}`, { dateOfBirth: `${birthYear}-01-01` });
  const parent = `parent-of-${player.email}`;
  await signIn(page, player, findReview('tier2'));
  await expect(main(page).getByText('A parent or guardian pays')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Go to payment' })).toBeHidden();
  const field = main(page).getByLabel('Email of your parent or guardian');
  await field.fill(parent);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page).getByText('We emailed your parent or guardian')).toBeVisible();

  const theirs = await openElsewhere();
  await followMail(theirs, parent, SUBJECT);
  await ready(theirs);
  await expect(main(theirs).getByText('Lina T. would like')).toBeVisible();
  await expect(main(theirs).getByRole('heading', { level: 1 })).toHaveText('A player asks you to pay');
  await goToPayment(theirs);
  await payWith(theirs, CARDS.pays);
  await expect(main(theirs).getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  await expect(header(page).getByText(PLAN_BANNERS.tier2)).toBeVisible();

  await visit(page, '/manage-subscription');
  await expect(main(page).getByRole('heading', { name: 'Semi-Pro Path', exact: true })).toBeVisible();
  await expect(main(page).getByText(/Your parent or guardian. Only they/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Change card' })).toBeHidden();

  await openMailed(theirs, parent, SUBJECT);
  await main(theirs).getByRole('button', { name: 'See card and invoices, or end the plan' }).click();
  await expect(theirs.getByText('visa ending in 4242')).toBeVisible();
  await expect(theirs.getByRole('row', { name: /paid$/ })).toBeVisible();
  await payWith(theirs, CARDS.paysToo, 'Save card');
  await expect(theirs.getByText('mastercard ending in 4444')).toBeVisible();
  await theirs.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(theirs.getByText(/The subscription ends on/)).toBeVisible();
  // The payment service tells the backend in its own time; the page asks once a visit.
  await expect(async () => {
    await visit(page, '/manage-subscription');
    await expect(main(page).getByText(/^Semi-Pro Path ends on/)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(main(page).getByRole('button', { name: 'Keep Semi-Pro Path' })).toBeHidden();
  await expect(main(page).getByText('With your parent or guardian')).toBeVisible();
  await expect(main(page).getByText(/4444/)).toBeHidden();
});

test('nobody is their own parent, and a link that nobody sent leads nowhere', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/422.*parent-requests|404.*parent-requests/);
  const player = await makePlayer('tier0');
  await signIn(page, player, findReview('tier1'));
  await main(page).getByRole('button', { name: 'Ask a parent or guardian by email' }).click();
  const field = main(page).getByLabel('Email of your parent or guardian');
  await field.fill(player.email);
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(field).toHaveAccessibleDescription(/not your own/);
  await expect(field).toHaveValue(player.email);
  await visit(page, '/payment-portal?parent=made-up');
  await expect(main(page).getByText('This link no longer works')).toBeVisible();
});
