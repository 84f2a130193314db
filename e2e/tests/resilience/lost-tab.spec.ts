import type { Page } from '@playwright/test';
import { fillSignUp } from '../../fixtures/accounts/newcomer';
import { crashTab, expectValues } from '../../fixtures/browser/crash-tab';
import { main, ready, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const letter = (page: Page) => main(page).getByRole('form', { name: 'Message to SKORA' });
const TEXT = 'A worry that took an evening to write down.';

test('a letter survives a reload, the way back and a crash of the tab', async ({ page }) => {
  await visit(page, '/contact-us');
  const form = letter(page);
  await form.getByLabel('Topic').selectOption('safeguarding');
  await form.getByLabel('Name').fill('Robin');
  await form.getByLabel('Message').pressSequentially(TEXT);
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue(TEXT);
  await expect(form.getByLabel('Topic')).toHaveValue('safeguarding');
  await visit(page, '/t&c');
  await page.goBack();
  // The browser itself puts back what was typed, before there is a script that keeps more.
  await ready(page);
  await expect(form.getByLabel('Message')).toHaveValue(TEXT);
  // Before it has its value back, filling it in has nothing to replace.
  await expect(form.getByLabel('Name')).toHaveValue('Robin');
  await form.getByLabel('Name').fill('Robin Fictiva');
  const tab = await crashTab(page);
  await expectValues(tab, {
    '#contact-message': TEXT,
    '#contact-name': 'Robin Fictiva',
    '#contact-topic': 'safeguarding',
  });
});

test('who opens another tab of the same browser finds no letter', async ({ page, context }) => {
  await visit(page, '/contact-us');
  await letter(page).getByLabel('Message').fill(TEXT);
  const other = await context.newPage();
  await visit(other, '/contact-us');
  await expect(letter(other).getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expect(letter(other).getByLabel('Message')).toHaveValue('');
});

test('a sign-up survives a reload and a crash, but for the password and what one agrees to', async ({
  page,
  makeNewcomer,
}) => {
  const person = makeNewcomer();
  await visit(page, '/signup');
  await fillSignUp(page, person);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain(person.email);
  expect(stored).not.toContain(person.password);
  await page.reload();
  const form = main(page).locator('form');
  await expect(form.getByLabel('Display name')).toHaveValue(person.displayName);
  await expect(form.getByRole('radio', { name: person.role, exact: true })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: /Terms & Conditions/ })).not.toBeChecked();
  const tab = await crashTab(page);
  await expectValues(tab, {
    '#account-name': person.displayName,
    '#signup-email': person.email,
    '#signup-password': '',
    '#account-birth-day': person.birth.day,
    '#account-birth-year': person.birth.year,
  });
});
