import type { Page } from '@playwright/test';
import { interceptUntil } from '../../../fixtures/browser/requests';
import { expectAccessible } from '../../../fixtures/checks/axe';
import { footer, header, main, ready, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const TABLE = '**/routes.json?v=*';

/** @returns how often a document was loaded since */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('a link is answered at once and leads on as soon as the routes are here', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route(TABLE, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/');
  const loads = countLoads(page);
  const link = header(page).getByRole('link', { name: 'Pricing' });
  await link.click();
  await expect(link).toHaveAttribute('data-going', '');
  send();
  await expect(page).toHaveTitle(/Pricing/);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  expect(loads()).toBe(0);
});

test('where a newer release is live, the next page is loaded as a document, and the way back works', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  await page.route(TABLE, (route) => route.fulfill({ status: 404, body: '{}' }));
  await visit(page, '/');
  const loads = countLoads(page);
  await footer(page).getByRole('link', { name: 'Terms & Conditions' }).click();
  await expect(page).toHaveTitle(/Terms/);
  await expect(page).toHaveURL('/t&c');
  await expect.poll(loads).toBe(1);
  await ready(page);
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Data\./);
  await expect(page).toHaveURL('/');
});

for (const [from, path] of [
  ['home', '/'],
  ['a page that does not exist', '/nowhere'],
] as const) {
  test(`routes that do not come to ${from}: the page says so in place, and "Try again" goes on`, async ({
    page,
    problems,
  }) => {
    problems.allow(/routes\.json|Failed to load resource|nowhere/);
    const recover = await interceptUntil(page, TABLE, (route) => route.abort());
    await page.goto(path);
    await ready(page);
    const loads = countLoads(page);
    await footer(page).getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(main(page).getByRole('heading', { name: 'This page is not available' })).toBeVisible();
    await expectAccessible(page, 'the message of the host');
    recover();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveTitle(/Terms/);
    await expect(page).toHaveURL('/t&c');
    expect(loads()).toBe(0);
  });
}

test('a jump within a page needs no routes', async ({ page, problems }) => {
  problems.allow(/routes\.json|Failed to load resource/);
  await page.route(TABLE, (route) => route.abort());
  await visit(page, '/accessibility');
  const loads = countLoads(page);
  await page.evaluate(() => {
    location.hash = '#main';
  });
  await expect(page).toHaveURL('/accessibility#main');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(0);
});
