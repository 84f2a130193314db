import { buyPlan } from '../../../fixtures/site/payment';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

test('an invoice opens with the total of the list, and stays, paid back, when the plan is over', async ({
  page,
  makePlayer,
}) => {
  const player = await makePlayer('tier0');
  await buyPlan(player, 'tier2');
  await signIn(page, player, '/manage-subscription');
  const rows = main(page).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('cell', { name: 'Paid', exact: true })).toBeVisible();
  const total = await rows
    .last()
    .getByRole('cell', { name: /\d\.\d\d/ })
    .innerText();
  const link = main(page).getByRole('link', { name: /^View invoice SKORA-/ });
  const address = await link.getAttribute('href');
  await page.goto(String(address));
  await expect(page.getByRole('heading', { name: /^Invoice SKORA-/ })).toBeVisible();
  await expect(page.getByRole('row', { name: `Total ${total}` })).toBeVisible();

  await visit(page, '/manage-subscription');
  await main(page).getByRole('button', { name: 'Withdraw from the purchase', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(main(page).getByText('You have withdrawn')).toBeVisible();
  for (const step of ['at once', 'at the next visit']) {
    await test.step(step, async () => {
      await expect(main(page).getByRole('cell', { name: 'Paid back' })).toBeVisible();
      await expect(link).toHaveAttribute('href', String(address));
      await visit(page, '/manage-subscription');
    });
  }
});
