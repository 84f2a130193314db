import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { mailsTo, mailTo, wordsIn } from '../../../fixtures/stack/mailbox';
import { main, signIn, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';
import { moveDate } from '../../../fixtures/browser/timers';

const TEXT = 'Which of my numbers can a club see before I answer?';

/** Opens the form as somebody who has been reading for a minute; nobody writes within three seconds. */
async function openForm(page: Page, query = ''): Promise<void> {
  await moveDate(page, -60_000);
  await visit(page, `/contact-us${query}`);
}

const form = (page: Page) => main(page).getByRole('form', { name: 'Message to SKORA' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' });

async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Topic').selectOption('support');
  await form(page).getByLabel('Name').fill('Robin Example');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Message').fill(TEXT);
}

test('a message gets a ticket, and a receipt by mail that repeats nothing of it', async ({ page }) => {
  const email = `robin-${randomUUID().slice(0, 8)}@skora.example`;
  await openForm(page);
  await fill(page, email);
  await send(page).click();
  const receipt = main(page).getByRole('status').filter({ hasText: 'Your message has arrived' });
  const ticket = (await receipt.locator('strong').first().textContent()) ?? '';
  expect(ticket).toMatch(/^SK-/);
  await expect(receipt).toContainText('within three working days');
  const mail = await mailTo(email, `We have your message, ticket ${ticket}`);
  expect(wordsIn(mail)).not.toContain(TEXT);
  await expectAccessible(page, 'the ticket');
});

test('a worry is told where it goes, from the address too, and a program gets no mail', async ({ page }) => {
  const email = `trap-${randomUUID().slice(0, 8)}@skora.example`;
  await openForm(page, '?topic=safeguarding');
  await expect(form(page).getByText('We answer within one working day')).toBeVisible();
  await form(page).getByLabel('Name').fill('Robin');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Message').fill(TEXT);
  await form(page).locator('input[name="website"]').fill('https://spam.example', { force: true });
  await send(page).click();
  await expect(main(page).getByText('Your message has arrived')).toBeVisible();
  expect(await mailsTo(email)).toEqual([]);
});

test('mistakes are named at their fields; offline nothing is lost', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|contact\/messages|Failed to load resource/);
  await openForm(page);
  await send(page).click();
  await expect(form(page).getByLabel('Topic')).toBeFocused();
  await expect(
    form(page).getByRole('group', { name: 'Please check the form' }).getByRole('link'),
  ).toHaveCount(4);
  await expectAccessible(page, 'a form with mistakes');
  await fill(page, 'robin@skora.example');
  await context.setOffline(true);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Your message has not arrived');
  await expect(form(page).getByLabel('Message')).toHaveValue(TEXT);
  // A button that changes its label while axe looks has none for it.
  await expect(send(page)).not.toHaveAttribute('aria-busy');
  await expectAccessible(page, 'a form that could not be sent');
  await context.setOffline(false);
  await send(page).click();
  await expect(main(page).getByText('Your message has arrived')).toBeVisible();
});

test('who is signed in need not type name and address again', async ({ page, makePlayer }) => {
  const player = await makePlayer('tier0', 'Mara Fictiva');
  await signIn(page, player, '/contact-us');
  await expect(form(page).getByLabel('Name')).toHaveValue('Mara Fictiva');
  await expect(form(page).getByLabel('Email')).toHaveValue(player.email);
});
