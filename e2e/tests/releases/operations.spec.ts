import { localReleaseStore, readPointer } from '@skora/registry';
import { startBackendServer, type BackendServer } from '@skora/scripts/backend-server';
import { freePort } from '@skora/scripts-lib/ports';
import { expectAccessibleOnScreens } from '../../fixtures/checks/axe';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { addCanary, CANARY } from '../../fixtures/releases/canary-registry';
import { accountButton, main, submitSignIn, visit } from '../../fixtures/site/site';
import { PORTS } from '../../fixtures/stack/addresses';
import { readIdToken } from '../../fixtures/stores/identities';
import { expect, test } from '../../fixtures/test';

const ID = 'remote-auth';
/** Of the demo data. */
const ADMIN = {
  uid: 'demo-admin',
  email: 'admin.demo@skora.example',
  displayName: 'Ada Invented',
  password: 'demo-player-1',
};

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

test('an admin sees what is live, stops a canary with a reason, and history has it', async ({ page }) => {
  await visit(page, `${site.url}/login`);
  await submitSignIn(page, ADMIN);
  await expect(accountButton(page)).toBeVisible();
  await visit(page, `${site.url}/operations`);
  const releases = main(page).getByRole('table', { name: 'Releases' });
  await expect(releases.getByRole('rowheader', { name: ID })).toBeVisible();
  // Visits of this test count, too.
  await expect(main(page).getByRole('article')).toContainText(/canary 0\.7 % of 41\d/);
  await expect(main(page).getByText('90.0 % up to 2.5 s').first()).toBeVisible();
  await releases.getByRole('button', { name: `Stop ${ID}` }).click();
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await expectAccessibleOnScreens(page, 'operations, with a question');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Login fails on phones.');
  await page.getByRole('button', { name: 'Yes, stop it' }).click();
  await expect(main(page).getByText(`The canary ${CANARY} of ${ID} is stopped.`)).toBeVisible();
  await expect(main(page).getByText('No remote has a canary.')).toBeVisible();
  await expect(main(page).getByRole('table', { name: 'Last 12 changes' })).toContainText(
    'Login fails on phones.',
  );
  const pointer = await readPointer(localReleaseStore(site.registry), ID);
  expect(pointer?.canary).toBeUndefined();
  const notes = 'Login fails on phones.';
  expect(pointer?.history?.[0]).toMatchObject({ action: 'stop-canary', who: `admin:${ADMIN.uid}`, notes });
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
