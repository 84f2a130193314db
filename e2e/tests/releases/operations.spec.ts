import type { Page } from '@playwright/test';
import { localReleaseStore, readPointer } from '@skora/registry';
import { startBackendServer, type BackendServer } from '@skora/scripts/backend-server';
import { freePort } from '@skora/scripts-lib/ports';
import { interceptUntil } from '../../fixtures/browser/requests';
import { resizeTo } from '../../fixtures/browser/widths';
import { expectAccessible, expectAccessibleOnScreens } from '../../fixtures/checks/axe';
import { expectReach, widthBeyondScreen } from '../../fixtures/checks/reach';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { addCanary, CANARY } from '../../fixtures/releases/canary-registry';
import { accountButton, main, submitSignIn, visit } from '../../fixtures/site/site';
import { PORTS } from '../../fixtures/stack/addresses';
import { readIdToken } from '../../fixtures/stores/identities';
import { expect, test } from '../../fixtures/test';

const SMALL_PHONE = { width: 360, height: 740 };
const ID = 'remote-auth';
/** Of the demo data. */
const ADMIN = {
  uid: 'demo-admin',
  email: 'admin.demo@skora.example',
  displayName: 'Ada Invented',
  password: 'demo-player-1',
};

// One site and one backend for all of them.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
let backend: BackendServer;

test.beforeAll(async () => {
  const port = await freePort();
  site = await startOwnSite((registry) => addCanary(registry, ID), {
    BACKEND_URL: `http://127.0.0.1:${port}`,
  });
  backend = await startBackendServer({ ...PORTS, backend: port }, undefined, { REGISTRY: site.registry });
});

test.afterAll(async () => {
  await site.stop();
  await backend.stop();
});

async function openOperations(page: Page, hash = ''): Promise<void> {
  await visit(page, `${site.url}/login`);
  await submitSignIn(page, ADMIN);
  await expect(accountButton(page)).toBeVisible();
  await visit(page, `${site.url}/operations${hash}`);
}

/** On each screen, and as narrow as a small phone: axe finds nothing, nothing is wider than the screen, targets are large. */
async function expectReadable(page: Page, what: string): Promise<void> {
  await expectAccessibleOnScreens(page, what);
  await resizeTo(page, SMALL_PHONE);
  expect.soft(await widthBeyondScreen(page), `${what}, 360 px wide`).toBe(0);
  await expectReach(page, what);
}

test('an admin sees what is live, stops a canary with a reason, and history has it', async ({ page }) => {
  await openOperations(page);
  // Visits of this test count, too.
  const card = main(page).getByRole('article');
  await expect(card).toContainText(/canary 0\.7 % of 41\d/);
  await expectReadable(page, 'operations');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'operations by daylight');
  await page.emulateMedia({ colorScheme: 'dark' });
  await card.getByRole('button', { name: `Stop ${ID}` }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectReadable(page, 'operations, with a question');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Login fails on phones.');
  await page.getByRole('button', { name: 'Yes, stop it' }).click();
  await expect(main(page).getByText(`The canary ${CANARY} of ${ID} is stopped.`)).toBeVisible();
  await expect(main(page).getByText('No remote has a canary.')).toBeVisible();
  await main(page).getByRole('heading', { name: 'Last 12 changes' }).click();
  await expect(main(page).getByRole('table', { name: 'Last 12 changes' })).toContainText(
    'Login fails on phones.',
  );
  const pointer = await readPointer(localReleaseStore(site.registry), ID);
  expect(pointer?.canary).toBeUndefined();
  const notes = 'Login fails on phones.';
  expect(pointer?.history?.[0]).toMatchObject({ action: 'stop-canary', who: `admin:${ADMIN.uid}`, notes });
});

test('the address of a remote opens its line, and the keyboard the others', async ({ page }) => {
  await openOperations(page, '#remote-layout');
  const line = (id: string) => main(page).locator('details', { has: page.locator(`#${id}`) });
  await expect(line('remote-layout').locator('summary')).toBeFocused();
  await expect(line('remote-layout').getByRole('definition').first()).toHaveText('Design');
  await expect(line(ID)).not.toHaveAttribute('open');
  await line(ID).locator('summary').press('Enter');
  await expect(line(ID).getByText('90.0 % up to 2.5 s').first()).toBeVisible();
  await expectReadable(page, 'operations, with open lines');
});

test('without an answer the page says so, and goes on when there is one', async ({ page, problems }) => {
  problems.allow(/503/);
  const unavailable = { type: 'registry-unavailable', title: 'Service Unavailable', status: 503 };
  const letPass = await interceptUntil(page, /\/api\/operations/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: unavailable }),
  );
  await openOperations(page);
  await expect(main(page).getByRole('heading', { name: 'The registry does not answer' })).toBeVisible();
  await expectReadable(page, 'operations, without an answer');
  letPass();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { name: 'Needs attention' })).toBeVisible();
});

test('nobody else finds the page, and the backend refuses them', async ({ page, makePlayer }) => {
  await visit(page, `${site.url}/operations`);
  const missing = main(page).getByRole('heading', { level: 1, name: 'This page does not exist' });
  await expect(missing).toBeVisible();
  await expect(main(page).getByLabel('Search for a page')).toBeVisible();
  const player = await makePlayer('tier0');
  await visit(page, `${site.url}/login`);
  await submitSignIn(page, player);
  await accountButton(page).click();
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
  await visit(page, `${site.url}/operations`);
  await expect(missing).toBeVisible();
  const authorization = `Bearer ${await readIdToken(player)}`;
  const answer = await fetch(`${site.url}/api/operations`, { headers: { authorization } });
  expect(answer.status).toBe(403);
});
