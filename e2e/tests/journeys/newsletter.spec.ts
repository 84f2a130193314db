import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectToast } from '../../fixtures/checks/messages';
import { readCollection } from '../../fixtures/stores/documents';
import { footer, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const ENDPOINT = '**/api/newsletter/subscribe';
const field = (page: Page) => footer(page).getByRole('textbox', { name: /e-?mail/i });
const button = (page: Page) => footer(page).getByRole('button', { name: /^Subscrib/ });

async function subscribe(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await button(page).click();
}

test('an address is stored, thanked for and cleared', async ({ page, messages }) => {
  const email = `reader-${randomUUID().slice(0, 12)}@skora.example`;
  await visit(page, '/');
  await subscribe(page, email);
  await expectToast(messages, page, 'success', 'Subscribed successfully!');
  await expect(field(page)).toHaveValue('');
  const stored = await readCollection('newsletterSubscribers');
  expect(stored.filter((subscriber) => subscriber.email === email)).toHaveLength(1);
});

test('an address without "@" is refused without asking the server', async ({ page, messages }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/');
  for (const email of ['', 'no-at-sign', '   ']) {
    await test.step(`"${email}"`, async () => {
      messages.forget(page);
      await subscribe(page, email);
      await expectToast(messages, page, 'error', 'Please enter a valid email.');
      await expect(field(page)).toHaveValue(email.trim());
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    });
  }
  expect(asked.filter((url) => url.includes('/newsletter/'))).toEqual([]);
});

test('during the request the button is disabled and says so; many clicks send one request', async ({
  page,
  messages,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route(ENDPOINT, async (route) => {
    requests += 1;
    await held;
    await route.fulfill({ json: { status: 'ok' } });
  });
  await visit(page, '/');
  await field(page).fill('reader@skora.example');
  await button(page).evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) element.click();
  });
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveAccessibleName('Subscribing...');
  release();
  await expectToast(messages, page, 'success', 'Subscribed successfully!');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveAccessibleName('Subscribe');
  expect(requests).toBe(1);
});

test('any other answer warns and keeps the address', async ({ page, messages, problems }) => {
  let status = 0;
  problems.allow(/(400|429|500|503).*newsletter/);
  await page.route(ENDPOINT, (route) => route.fulfill({ status, json: { title: 'No' } }));
  await visit(page, '/');
  for (status of [201, 400, 429, 500, 503]) {
    await test.step(String(status), async () => {
      messages.forget(page);
      await subscribe(page, 'reader@skora.example');
      await expectToast(messages, page, 'warning', 'Subscription failed. Please try again.');
      await expect(field(page)).toHaveValue('reader@skora.example');
      await expect(button(page)).toBeEnabled();
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    });
  }
});

test('a request that never arrives is an error, and the next try works', async ({
  page,
  messages,
  problems,
}) => {
  problems.allow(/ERR_FAILED.*newsletter/);
  await page.route(ENDPOINT, (route) => route.abort());
  await visit(page, '/');
  await subscribe(page, 'reader@skora.example');
  await expectToast(messages, page, 'error', 'An error occurred while subscribing.');
  await expect(field(page)).toHaveValue('reader@skora.example');
  await page.route(ENDPOINT, (route) => route.fulfill({ json: { status: 'ok' } }));
  await button(page).click();
  await expectToast(messages, page, 'success', 'Subscribed successfully!');
});
