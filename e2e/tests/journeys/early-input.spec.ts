import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/browser/requests';
import { footer, main, ready } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** Opens a page whose scripts are slow, does something with it, and lets the scripts come. */
async function beforeScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  scripts.release();
  await ready(page);
}

test('a message begun before the scripts came is kept, and sent only by them', async ({ page }) => {
  const form = main(page).getByRole('form', { name: 'Message to SKORA' });
  const send = form.getByRole('button', { name: 'Send message' });
  await beforeScripts(page, '/contact-us', async () => {
    await form.getByLabel('Topic').selectOption('press');
    await form.getByLabel('Name').fill('Robin Example');
    await form.getByLabel('Email').fill('not an address');
    await form.getByLabel('Message').fill('Which of my numbers can a club see?');
    await expect(send).toBeDisabled();
  });
  await send.click();
  const problems = form.getByRole('group', { name: 'Please check the form' }).getByRole('link');
  await expect(problems).toHaveText([/name@example\.com/]);
  await expect(form.getByLabel('Topic')).toHaveValue('press');
  await expect(form.getByLabel('Name')).toHaveValue('Robin Example');
  await expect(form.getByLabel('Email')).toHaveValue('not an address');
  await expect(form.getByLabel('Message')).toHaveValue('Which of my numbers can a club see?');
});

test('a password typed before the scripts came stays in its field and out of the address', async ({
  page,
}) => {
  const form = main(page).getByRole('form', { name: 'Log in' });
  await beforeScripts(page, '/login', async () => {
    await form.getByLabel(/e-?mail/i).fill('robin@skora.example');
    await form.getByLabel('Password', { exact: true }).fill('corner-flag-77');
    await page.keyboard.press('Enter');
  });
  await expect(form.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(form.getByLabel(/e-?mail/i)).toHaveValue('robin@skora.example');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('corner-flag-77');
  await expect(page).toHaveURL('/login');
});

test('what was chosen and searched before the scripts came is done by them', async ({ page }) => {
  const yearly = main(page).getByRole('radio', { name: 'Pay yearly' });
  await beforeScripts(page, '/pricing-plans', () => yearly.check());
  await expect(main(page).getByText('a year', { exact: true }).first()).toBeVisible();
  await expect(yearly).toBeChecked();
  const search = main(page).getByRole('searchbox');
  await beforeScripts(page, '/blog', () => search.fill('zzzz nothing is called so'));
  await expect(main(page).getByText('No article found')).toBeVisible();
  await expect(search).toHaveValue('zzzz nothing is called so');
});

test('a button pressed before the scripts came is pressed by them, and the newsletter needs none', async ({
  page,
  makeNewcomer,
  problems,
}) => {
  // Pages without scripts run none, not even those of the test.
  problems.allow(/Blocked script execution/);
  const numbers = main(page).getByRole('button', { name: 'Numbers' });
  // The first script is there, and listens; the kernel that it asks for is not.
  const kernel = await holdRequests(page, /\/assets\/(?!boot\.)[^/]+\.js$/);
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect.poll(kernel.count).toBeGreaterThan(0);
  await numbers.click();
  kernel.release();
  await expect(numbers).toHaveAttribute('aria-pressed', 'true');
  await expect(main(page).getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const scripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/story', { waitUntil: 'commit' });
  await footer(page).getByLabel('Your email').fill(makeNewcomer().email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/forms/newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  scripts.release();
});
