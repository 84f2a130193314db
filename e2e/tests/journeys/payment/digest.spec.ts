import { randomUUID } from 'node:crypto';
import { followMail, openMailed, subjectsTo } from '../../../fixtures/stack/mailbox';
import { footer, main, ready, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const CONFIRM = 'Confirm that you want the Playbook Digest';
const LEAVE = 'Unsubscribe from the Playbook Digest';

test('a reader confirms by mail, leaves by mail, and takes it back', async ({ page }) => {
  const email = `reader-${randomUUID().slice(0, 12)}@skora.example`;
  await visit(page, '/story');
  await footer(page).getByRole('textbox', { name: 'Your email' }).fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer(page).getByText(/Check your inbox/)).toBeVisible();

  await followMail(page, email, CONFIRM);
  await ready(page);
  await expect(
    main(page).getByRole('heading', { name: 'Send the digest to r•••@skora.example?' }),
  ).toBeVisible();
  await main(page).getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(main(page).getByText('We will send the digest to r•••@skora.example')).toBeVisible();

  await visit(page, '/unsubscribe-newsletter');
  await main(page).getByLabel('Email that gets the digest').fill(email);
  await main(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(main(page).getByText('Check your inbox')).toBeVisible();

  await openMailed(page, email, LEAVE);
  await ready(page);
  await expect(
    main(page).getByRole('heading', { name: 'Stop the digest to r•••@skora.example?' }),
  ).toBeVisible();
  await main(page).getByRole('button', { name: 'Unsubscribe', exact: true }).click();
  await expect(main(page).getByText('You are unsubscribed')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(main(page).getByText('You are unsubscribed')).toBeVisible();
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('button', { name: 'Unsubscribe', exact: true })).toBeVisible();
});

test('an address that never subscribed gets the same answer and no mail', async ({ page }) => {
  const email = `stranger-${randomUUID().slice(0, 12)}@skora.example`;
  await visit(page, '/unsubscribe-newsletter');
  await main(page).getByLabel('Email that gets the digest').fill(email);
  await main(page).getByRole('button', { name: 'Send me the link' }).click();
  await expect(main(page).getByText('Check your inbox')).toBeVisible();
  expect(await subjectsTo(email)).toEqual([]);
});

test('links that nobody sent say so', async ({ page, problems }) => {
  problems.allow(/404.*newsletter/);
  for (const query of ['confirm', 'token']) {
    await test.step(query, async () => {
      await visit(page, `/unsubscribe-newsletter?${query}=made-up`);
      await expect(main(page).getByText('This link no longer works')).toBeVisible();
    });
  }
});
